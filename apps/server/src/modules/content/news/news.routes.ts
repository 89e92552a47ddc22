import { newsCalls } from '@cheese/domain/calls/content/news';
import { newsContract } from '@cheese/domain/contract/content/news';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import { listNews, readNews } from './news.service';

export function newsRoutes(app: FastifyInstance) {
  answerAlike(app, newsCalls.list, newsContract.list, ({ db, query }) => listNews(db, query));
  answerAlike(app, newsCalls.detail, newsContract.detail, ({ db, query }) =>
    readNews(db, query.id),
  );
}

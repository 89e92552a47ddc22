import { newsCalls } from '@cheese/domain/calls/content/news';
import { newsContract } from '@cheese/domain/contract/content/news';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { listNews, readNews } from './news.service';

export function newsRoutes(app: FastifyInstance) {
  answerShared(app, newsCalls.list, newsContract.list, ({ db, query }) => listNews(db, query));
  answerShared(app, newsCalls.detail, newsContract.detail, ({ db, query }) =>
    readNews(db, query.id),
  );
}

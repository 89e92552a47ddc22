import { searchCalls } from '@cheese/domain/calls/front/search';
import { searchContract } from '@cheese/domain/contract/front/search';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { viewerOf } from '../../shop/commodity/viewer';
import { countHits, searchCommodities, searchNews, suggest } from './search.service';

export function searchRoutes(app: FastifyInstance) {
  answer(app, searchCalls.commodities, searchContract.commodities, async (asked) =>
    searchCommodities(asked.db, await viewerOf(asked.db, asked), asked.query),
  );
  answer(app, searchCalls.news, searchContract.news, ({ db, query }) => searchNews(db, query));
  answer(app, searchCalls.counts, searchContract.counts, ({ db, query }) => countHits(db, query));
  answer(app, searchCalls.suggestions, searchContract.suggestions, ({ db, query }) =>
    suggest(db, query.keyword),
  );
}

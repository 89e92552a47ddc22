import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { commodityContract } from '@cheese/domain/contract/shop/commodity';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import {
  listCommodities,
  listFree,
  listHot,
  listLimited,
  listOptions,
  listRecommended,
} from './commodity.service';
import { viewerOf } from './viewer';

/** `detail` and `directory` open with the pages of what is sold. */
export function commodityRoutes(app: FastifyInstance) {
  answer(app, commodityCalls.list, commodityContract.list, async ({ db, query, ...who }) =>
    listCommodities(db, await viewerOf(db, who), query),
  );
  answer(app, commodityCalls.classify, commodityContract.classify, ({ db, query }) =>
    listOptions(db, query.productType, 'classify'),
  );
  answer(app, commodityCalls.filters, commodityContract.filters, ({ db, query }) =>
    listOptions(db, query.productType, 'filter'),
  );
  answer(app, commodityCalls.hot, commodityContract.hot, async ({ db, query, ...who }) =>
    listHot(db, await viewerOf(db, who), query),
  );
  answer(
    app,
    commodityCalls.recommended,
    commodityContract.recommended,
    async ({ db, query, ...who }) => listRecommended(db, await viewerOf(db, who), query),
  );
  answer(app, commodityCalls.free, commodityContract.free, async ({ db, query, ...who }) =>
    listFree(db, await viewerOf(db, who), query),
  );
  answer(app, commodityCalls.limited, commodityContract.limited, async ({ db, query, ...who }) =>
    listLimited(db, await viewerOf(db, who), query),
  );
}

import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { commodityContract } from '@cheese/domain/contract/shop/commodity';
import type { FastifyInstance } from 'fastify';
import { answerAlike, answerAlikeTo } from '../../../alike';
import {
  listCommodities,
  listFree,
  listHot,
  listLimited,
  listOptions,
  listRecommended,
} from './commodity.service';
import { memberOrNot, viewing } from './viewer';

const { list, classify, filters, hot, recommended, free, limited } = commodityContract;

/** `detail` and `directory` open with the pages of what is sold. */
export function commodityRoutes(app: FastifyInstance) {
  answerAlikeTo(app, commodityCalls.list, list, memberOrNot, ({ db, query, clock }, isMember) =>
    listCommodities(db, viewing(clock, isMember), query),
  );
  answerAlike(app, commodityCalls.classify, classify, ({ db, query }) =>
    listOptions(db, query.productType, 'classify'),
  );
  answerAlike(app, commodityCalls.filters, filters, ({ db, query }) =>
    listOptions(db, query.productType, 'filter'),
  );
  answerAlikeTo(app, commodityCalls.hot, hot, memberOrNot, ({ db, query, clock }, isMember) =>
    listHot(db, viewing(clock, isMember), query),
  );
  answerAlikeTo(
    app,
    commodityCalls.recommended,
    recommended,
    memberOrNot,
    ({ db, query, clock }, isMember) => listRecommended(db, viewing(clock, isMember), query),
  );
  answerAlikeTo(app, commodityCalls.free, free, memberOrNot, ({ db, query, clock }, isMember) =>
    listFree(db, viewing(clock, isMember), query),
  );
  answerAlikeTo(
    app,
    commodityCalls.limited,
    limited,
    memberOrNot,
    ({ db, query, clock }, isMember) => listLimited(db, viewing(clock, isMember), query),
  );
}

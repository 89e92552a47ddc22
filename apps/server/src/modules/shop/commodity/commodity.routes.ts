import { commodityCalls } from '@cheese/domain/calls/shop/commodity';
import { commodityContract } from '@cheese/domain/contract/shop/commodity';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { listMine } from './commodity.mine';
import {
  listCommodities,
  listFree,
  listHot,
  listLimited,
  listOptions,
  listRecommended,
} from './commodity.service';
import { answerWithCards, inList, inPage } from './viewer';

const { list, classify, filters, hot, recommended, free, limited, mine } = commodityContract;

export function commodityRoutes(app: FastifyInstance) {
  const calls = commodityCalls;
  answerWithCards(
    app,
    calls.list,
    list,
    ({ db, query }, viewer) => listCommodities(db, viewer, query),
    inPage,
  );
  answerShared(app, calls.classify, classify, ({ db, query }) =>
    listOptions(db, query.productType, 'classify'),
  );
  answerShared(app, calls.filters, filters, ({ db, query }) =>
    listOptions(db, query.productType, 'filter'),
  );
  answerWithCards(app, calls.hot, hot, ({ db, query }, who) => listHot(db, who, query), inList);
  answerWithCards(
    app,
    calls.recommended,
    recommended,
    ({ db, query }, viewer) => listRecommended(db, viewer, query),
    inList,
  );
  answer(app, calls.mine, mine, listMine);
  answerWithCards(app, calls.free, free, ({ db, query }, who) => listFree(db, who, query), inPage);
  answerWithCards(
    app,
    calls.limited,
    limited,
    ({ db, query }, viewer) => listLimited(db, viewer, query),
    inList,
  );
}

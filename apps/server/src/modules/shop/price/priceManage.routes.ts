import { priceManageCalls } from '@cheese/domain/calls/shop/priceManage';
import { priceManageContract } from '@cheese/domain/contract/shop/priceManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listChanges, listPrices } from './price.read';
import { changePrice, limitPrice, withdrawChange } from './price.service';

export function priceManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [priceManageCalls, priceManageContract];
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listPrices(db, own, query));
  answer(app, calls.history, contract.history, ({ db, query, ...own }) =>
    listChanges(db, own, query),
  );
  answer(app, calls.change, contract.change, ({ db, body, ...own }) => changePrice(db, own, body));
  answer(app, calls.limit, contract.limit, ({ db, body, ...own }) => limitPrice(db, own, body));
  answer(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawChange(db, own, body),
  );
}

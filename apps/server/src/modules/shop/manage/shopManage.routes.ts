import { shopManageCalls } from '@cheese/domain/calls/shop/shopManage';
import { shopManageContract } from '@cheese/domain/contract/shop/shopManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { readEveryFact } from './manage.detail';
import { listEveryOrder } from './manage.orders';
import { refundByOperator } from './manage.refund';
import { readToday } from './manage.today';

export function shopManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [shopManageCalls, shopManageContract];
  answer(app, calls.today, contract.today, ({ db, ...own }) => readToday(db, own));
  answer(app, calls.list, contract.list, ({ db, query, ...own }) => listEveryOrder(db, own, query));
  answer(app, calls.detail, contract.detail, ({ db, query, ...own }) =>
    readEveryFact(db, own, query.orderId),
  );
  answer(app, calls.refund, contract.refund, ({ db, body, ...own }) =>
    refundByOperator(db, own, body),
  );
}

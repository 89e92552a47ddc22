import { revenueManageCalls } from '@cheese/domain/calls/shop/revenueManage';
import { revenueManageContract } from '@cheese/domain/contract/shop/revenueManage';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { exportRevenue } from './revenue.export';
import { readRevenue } from './revenue.service';

export function revenueManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [revenueManageCalls, revenueManageContract];
  // It adds up everything that was ever sold in a span: once in a second for all who look.
  answerAlike(app, calls.report, contract.report, ({ db, query }) => readRevenue(db, query));
  answer(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportRevenue(db, own, query),
  );
}

import { revenueManageCalls } from '@cheese/domain/calls/shop/revenueManage';
import { revenueManageContract } from '@cheese/domain/contract/shop/revenueManage';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { exportRevenue } from './revenue.export';
import { readRevenue } from './revenue.service';

export function revenueManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [revenueManageCalls, revenueManageContract];
  // Sums all sales of a span, so the answer is cached for a second.
  answerShared(app, calls.report, contract.report, ({ db, query }) => readRevenue(db, query));
  answer(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportRevenue(db, own, query),
  );
}

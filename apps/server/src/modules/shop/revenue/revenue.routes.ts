import { revenueManageCalls } from '@cheese/domain/calls/shop/revenueManage';
import { revenueManageContract } from '@cheese/domain/contract/shop/revenueManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { exportRevenue } from './revenue.export';
import { readRevenue } from './revenue.service';

export function revenueRoutes(app: FastifyInstance) {
  const [calls, contract] = [revenueManageCalls, revenueManageContract];
  answer(app, calls.report, contract.report, ({ db, query }) => readRevenue(db, query));
  answer(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportRevenue(db, own, query),
  );
}

import { reconcileManageCalls } from '@cheese/domain/calls/shop/reconcileManage';
import { reconcileManageContract } from '@cheese/domain/contract/shop/reconcileManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listRuns, readRun, runAgain, settleDifference } from './reconcile.service';

export function reconcileManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [reconcileManageCalls, reconcileManageContract];
  answer(app, calls.list, contract.list, ({ db, query, clock }) =>
    listRuns(db, query, clock.now()),
  );
  answer(app, calls.detail, contract.detail, ({ db, query, clock }) =>
    readRun(db, query.id, clock.now()),
  );
  answer(app, calls.run, contract.run, ({ db, body, ...own }) => runAgain(db, own, body));
  answer(app, calls.settle, contract.settle, ({ db, body, ...own }) =>
    settleDifference(db, own, body),
  );
}

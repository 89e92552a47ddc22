import { codeManageCalls } from '@cheese/domain/calls/shop/codeManage';
import { codeManageContract } from '@cheese/domain/contract/shop/codeManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportBatch } from './codeManage.export';
import { createBatch, listBatches, voidBatch } from './codeManage.service';

export function codeManageRoutes(app: FastifyInstance) {
  const [calls, contract] = [codeManageCalls, codeManageContract];
  answer(app, calls.list, contract.list, ({ db, query }) => listBatches(db, query));
  answer(app, calls.create, contract.create, ({ db, body, ...own }) => createBatch(db, own, body));
  answer(app, calls.export, contract.export, ({ db, body, ...own }) =>
    exportBatch(db, own, body.id),
  );
  answer(app, calls.void, contract.void, ({ db, body, ...own }) => voidBatch(db, own, body.id));
}

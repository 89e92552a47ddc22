import { outlineCalls } from '@cheese/domain/calls/content/outline';
import { outlineManageCalls } from '@cheese/domain/calls/content/outlineManage';
import { outlineContract } from '@cheese/domain/contract/content/outline';
import { outlineManageContract } from '@cheese/domain/contract/content/outlineManage';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { orderOutlines, removeOutline, saveOutline } from './outline.manage';
import { selectKept, selectOutline } from './outline.store';

export function outlineRoutes(app: FastifyInstance) {
  answerAlike(app, outlineCalls.list, outlineContract.list, ({ db }) => selectOutline(db));
  const [calls, contract] = [outlineManageCalls, outlineManageContract];
  answer(app, calls.list, contract.list, ({ db }) => selectKept(db));
  answer(app, calls.save, contract.save, ({ db, body, ...own }) => saveOutline(db, own, body));
  answer(app, calls.order, contract.order, ({ db, body, ...own }) =>
    orderOutlines(db, own, body.ids),
  );
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeOutline(db, own, query.id),
  );
}

import { outlineManageCalls as calls } from '@cheese/domain/calls/content/outlineManage';
import { outlineManageContract as contract } from '@cheese/domain/contract/content/outlineManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { orderOutlines, removeOutline, saveOutline } from './outline.manage';
import { selectKept } from './outline.store';

export function outlineManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db }) => selectKept(db));
  answer(app, calls.save, contract.save, ({ db, body, ...own }) => saveOutline(db, own, body));
  answer(app, calls.order, contract.order, ({ db, body, ...own }) =>
    orderOutlines(db, own, body.ids),
  );
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeOutline(db, own, query.id),
  );
}

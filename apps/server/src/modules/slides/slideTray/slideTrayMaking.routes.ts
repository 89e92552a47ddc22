import { slideTrayMakingCalls as calls } from '@cheese/domain/calls/slides/slideTrayMaking';
import { slideTrayMakingContract as contract } from '@cheese/domain/contract/slides/slideTrayMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addTray, editTray, listMade, readMade, removeTray } from './slideTray.service';

export function slideTrayMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...context }) =>
    listMade(db, context, query),
  );
  answer(app, calls.detail, contract.detail, ({ db, query, ...context }) =>
    readMade(db, context, query.id),
  );
  answer(app, calls.add, contract.add, ({ db, body, ...context }) => addTray(db, context, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...context }) => editTray(db, context, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...context }) =>
    removeTray(db, context, query.id),
  );
}

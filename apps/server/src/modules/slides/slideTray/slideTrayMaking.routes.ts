import { slideTrayMakingCalls as calls } from '@cheese/domain/calls/slides/slideTrayMaking';
import { slideTrayMakingContract as contract } from '@cheese/domain/contract/slides/slideTrayMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addTray, editTray, listMade, readMade, removeTray } from './slideTray.service';

export function slideTrayMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...asking }) => listMade(db, asking, query));
  answer(app, calls.detail, contract.detail, ({ db, query, ...asking }) =>
    readMade(db, asking, query.id),
  );
  answer(app, calls.add, contract.add, ({ db, body, ...asking }) => addTray(db, asking, body));
  answer(app, calls.edit, contract.edit, ({ db, body, ...asking }) => editTray(db, asking, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...asking }) =>
    removeTray(db, asking, query.id),
  );
}

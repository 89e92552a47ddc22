import { slideFindingMakingCalls as calls } from '@cheese/domain/calls/slides/slideFindingMaking';
import { slideFindingMakingContract as contract } from '@cheese/domain/contract/slides/slideFindingMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addForm, editForm, listMade, removeForm } from './slideFindingMaking.service';

export function slideFindingMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listMade(asking, query.slideId));
  answer(app, calls.add, contract.add, ({ body, ...asking }) => addForm(asking, body));
  answer(app, calls.edit, contract.edit, ({ body, ...asking }) => editForm(asking, body));
  answer(app, calls.remove, contract.remove, ({ query, ...asking }) =>
    removeForm(asking, query.id),
  );
}

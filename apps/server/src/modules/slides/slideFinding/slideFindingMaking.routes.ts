import { slideFindingMakingCalls as calls } from '@cheese/domain/calls/slides/slideFindingMaking';
import { slideFindingMakingContract as contract } from '@cheese/domain/contract/slides/slideFindingMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addForm, editForm, listMade, removeForm } from './slideFindingMaking.service';

export function slideFindingMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    listMade(context, query.slideId),
  );
  answer(app, calls.add, contract.add, ({ body, ...context }) => addForm(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editForm(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeForm(context, query.id),
  );
}

import { slideTaskMakingCalls as calls } from '@cheese/domain/calls/slides/slideTaskMaking';
import { slideTaskMakingContract as contract } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addTask, editTask, listMade, orderTasks, removeTask } from './slideTaskMaking.service';

export function slideTaskMakingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    listMade(context, query.slideId),
  );
  answer(app, calls.add, contract.add, ({ body, ...context }) => addTask(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editTask(context, body));
  answer(app, calls.order, contract.order, ({ body, ...context }) => orderTasks(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeTask(context, query.id),
  );
}

import { slideTaskCalls as calls } from '@cheese/domain/calls/slides/slideTask';
import { slideTaskMakingCalls as makingCalls } from '@cheese/domain/calls/slides/slideTaskMaking';
import { slideTaskContract as contract } from '@cheese/domain/contract/slides/slideTask';
import { slideTaskMakingContract as making } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { handIn, listTasks, readTries } from './slideTask.service';
import { addTask, editTask, listMade, orderTasks, removeTask } from './slideTaskMaking.service';

export function slideTaskRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) =>
    listTasks(asking, query.slideId),
  );
  answer(app, calls.handIn, contract.handIn, ({ body, ...asking }) => handIn(asking, body));
  answer(app, calls.tries, contract.tries, ({ query, ...asking }) => readTries(asking, query.id));
  answer(app, makingCalls.list, making.list, ({ query, ...asking }) =>
    listMade(asking, query.slideId),
  );
  answer(app, makingCalls.add, making.add, ({ body, ...asking }) => addTask(asking, body));
  answer(app, makingCalls.edit, making.edit, ({ body, ...asking }) => editTask(asking, body));
  answer(app, makingCalls.order, making.order, ({ body, ...asking }) => orderTasks(asking, body));
  answer(app, makingCalls.remove, making.remove, ({ query, ...asking }) =>
    removeTask(asking, query.id),
  );
}

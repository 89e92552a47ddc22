import { slideTaskCalls as calls } from '@cheese/domain/calls/slides/slideTask';
import { slideTaskContract as contract } from '@cheese/domain/contract/slides/slideTask';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { handIn, listTasks, readTries } from './slideTask.service';

export function slideTaskRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) =>
    listTasks(context, query.slideId),
  );
  answer(app, calls.handIn, contract.handIn, ({ body, ...context }) => handIn(context, body));
  answer(app, calls.tries, contract.tries, ({ query, ...context }) => readTries(context, query.id));
}

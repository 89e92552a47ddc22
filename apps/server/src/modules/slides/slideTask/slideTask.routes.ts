import { slideTaskCalls as calls } from '@cheese/domain/calls/slides/slideTask';
import { slideTaskContract as contract } from '@cheese/domain/contract/slides/slideTask';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { handIn, listTasks, readTries } from './slideTask.service';

export function slideTaskRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) =>
    listTasks(asking, query.slideId),
  );
  answer(app, calls.handIn, contract.handIn, ({ body, ...asking }) => handIn(asking, body));
  answer(app, calls.tries, contract.tries, ({ query, ...asking }) => readTries(asking, query.id));
}

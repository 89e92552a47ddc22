import { experimentCalls as calls } from '@cheese/domain/calls/training/experiment';
import { experimentContract as contract } from '@cheese/domain/contract/training/experiment';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerWithCards, ownSold } from '../../shop/commodity/viewer';
import { listExperiments, readExperiment } from './experiment.list';
import { beginRun, doStep, finishRun, listRuns, readRun } from './experiment.service';

export function experimentRoutes(app: FastifyInstance) {
  answerWithCards(app, calls.list, contract.list, listExperiments, ({ list, total }, own) => ({
    list: list.map((one) => ownSold(one, own)),
    total,
  }));
  answerWithCards(app, calls.detail, contract.detail, readExperiment, ownSold);
  answer(app, calls.begin, contract.begin, ({ body, ...context }) => beginRun(context, body));
  answer(app, calls.runs, contract.runs, ({ query, ...context }) => listRuns(context, query));
  answer(app, calls.run, contract.run, ({ query, ...context }) => readRun(context, query.id));
  answer(app, calls.act, contract.act, ({ body, ...context }) => doStep(context, body));
  answer(app, calls.finish, contract.finish, ({ body, ...context }) =>
    finishRun(context, body.runId),
  );
}

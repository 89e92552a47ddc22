import { patientCalls as calls } from '@cheese/domain/calls/training/patient';
import { patientContract as contract } from '@cheese/domain/contract/training/patient';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { viewerScopeOf } from '../../base/ownership/visibleTo';
import { bestOf, listCases, readCaseDetail } from './patient.list';
import { beginRun, doDeed, finishRun, listRuns, readRun } from './patient.service';

/** Answers are cached by the viewer's permissions; the best result is their own. */
const looking = async (asked: Parameters<typeof bestOf>[0]) => ({
  eyes: viewerScopeOf(asked.person),
  best: await bestOf(asked),
});

export function patientRoutes(app: FastifyInstance) {
  answerSharedTo(app, calls.list, contract.list, {
    seenBy: looking,
    alike: ({ eyes }) => eyes,
    make: listCases,
    own: ({ list, total }, { best }) =>
      best.size === 0
        ? null
        : { list: list.map((one) => ({ ...one, best: best.get(one.id) ?? null })), total },
  });
  answerSharedTo(app, calls.detail, contract.detail, {
    seenBy: ({ person }) => viewerScopeOf(person),
    alike: (eyes) => eyes,
    make: readCaseDetail,
  });
  answer(app, calls.begin, contract.begin, ({ body, ...context }) => beginRun(context, body));
  answer(app, calls.runs, contract.runs, ({ query, ...context }) => listRuns(context, query));
  answer(app, calls.run, contract.run, ({ query, ...context }) => readRun(context, query.id));
  answer(app, calls.act, contract.act, ({ body, ...context }) => doDeed(context, body));
  answer(app, calls.finish, contract.finish, ({ body, ...context }) =>
    finishRun(context, body.runId),
  );
}

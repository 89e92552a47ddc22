import { drillCalls as calls } from '@cheese/domain/calls/training/drill';
import { drillContract as contract } from '@cheese/domain/contract/training/drill';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { viewerScopeOf } from '../../base/ownership/visibleTo';
import { bestScore, bestScores, listDrills, readDrill } from './drill.list';
import { readRanking, setRanked } from './drill.ranking';
import { answerStep, listRuns, readResult, readRun, startDrill } from './drill.service';

/** Answers are cached by the viewer's permissions; the best score is their own. */
const looking = async (asked: Parameters<typeof bestScores>[0]) => ({
  eyes: viewerScopeOf(asked.person),
  best: await bestScores(asked),
});

export function drillRoutes(app: FastifyInstance) {
  answerSharedTo(app, calls.scenarios, contract.scenarios, {
    seenBy: looking,
    alike: ({ eyes }) => eyes,
    make: listDrills,
    own: ({ list, total }, { best }) =>
      best.size === 0
        ? null
        : { list: list.map((one) => ({ ...one, bestScore: best.get(one.id) ?? null })), total },
  });
  answerSharedTo(app, calls.scenario, contract.scenario, {
    seenBy: async (context) => ({
      eyes: viewerScopeOf(context.person),
      best: await bestScore(context),
    }),
    alike: ({ eyes }) => eyes,
    make: readDrill,
    ownEnd: ({ best }) => (best === null ? null : { bestScore: best }),
  });
  answer(app, calls.start, contract.start, ({ body, ...context }) => startDrill(context, body));
  answer(app, calls.current, contract.current, ({ query, ...context }) =>
    readRun(context, query.drillId),
  );
  answer(app, calls.answer, contract.answer, ({ body, ...context }) => answerStep(context, body));
  answer(app, calls.result, contract.result, ({ query, ...context }) =>
    readResult(context, query.drillId),
  );
  answer(app, calls.history, contract.history, ({ query, ...context }) => listRuns(context, query));
  answer(app, calls.ranking, contract.ranking, ({ query, ...context }) =>
    readRanking(context, query.scenarioId),
  );
  answer(app, calls.setRanked, contract.setRanked, ({ body, ...context }) =>
    setRanked(context, body),
  );
}

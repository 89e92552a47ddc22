import { drillCalls as calls } from '@cheese/domain/calls/training/drill';
import { drillContract as contract } from '@cheese/domain/contract/training/drill';
import type { FastifyInstance } from 'fastify';
import { answerAlikeTo } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { eyesOf } from '../../base/ownership/shownTo';
import { bestScore, bestScores, listDrills, readDrill } from './drill.list';
import { readRanking, setRanked } from './drill.ranking';
import { answerStep, listRuns, readResult, readRun, startDrill } from './drill.service';

/** Answers are cached by the viewer's permissions; the best score is their own. */
const looking = async (asked: Parameters<typeof bestScores>[0]) => ({
  eyes: eyesOf(asked.person),
  best: await bestScores(asked),
});

export function drillRoutes(app: FastifyInstance) {
  answerAlikeTo(app, calls.scenarios, contract.scenarios, {
    seenBy: looking,
    alike: ({ eyes }) => eyes,
    make: listDrills,
    own: ({ list, total }, { best }) =>
      best.size === 0
        ? null
        : { list: list.map((one) => ({ ...one, bestScore: best.get(one.id) ?? null })), total },
  });
  answerAlikeTo(app, calls.scenario, contract.scenario, {
    seenBy: async (context) => ({ eyes: eyesOf(context.person), best: await bestScore(context) }),
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

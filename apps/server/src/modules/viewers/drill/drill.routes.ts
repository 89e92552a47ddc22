import { firstAidDrillCalls as calls } from '@cheese/domain/calls/viewers/firstAidDrill';
import { firstAidDrillContract as contract } from '@cheese/domain/contract/viewers/firstAidDrill';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { listDrills, readDrill } from './drill.list';
import { answerStep, listRuns, readResult, readRun, startDrill } from './drill.service';

export function drillRoutes(app: FastifyInstance) {
  answer(app, calls.scenarios, contract.scenarios, ({ query, ...asking }) =>
    listDrills(asking, query),
  );
  answer(app, calls.scenario, contract.scenario, ({ query, ...asking }) =>
    readDrill(asking, query.id),
  );
  answer(app, calls.start, contract.start, ({ body, ...asking }) => startDrill(asking, body));
  answer(app, calls.current, contract.current, ({ query, ...asking }) =>
    readRun(asking, query.drillId),
  );
  answer(app, calls.answer, contract.answer, ({ body, ...asking }) => answerStep(asking, body));
  answer(app, calls.result, contract.result, ({ query, ...asking }) =>
    readResult(asking, query.drillId),
  );
  answer(app, calls.history, contract.history, ({ query, ...asking }) => listRuns(asking, query));
}

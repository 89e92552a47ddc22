import { courseLearnerCalls as calls } from '@cheese/domain/calls/learning/courseLearner';
import { courseLearnerContract as contract } from '@cheese/domain/contract/learning/courseLearner';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listItems, readCurve } from './item.service';
import { exportLearners } from './courseLearner.export';
import { readWaiting, remind, remindAtRisk } from './courseLearner.remind';
import { listLearners, readLearner, readOverview } from './courseLearner.service';

export function courseLearnerRoutes(app: FastifyInstance) {
  answer(app, calls.overview, contract.overview, ({ query, ...asking }) =>
    readOverview(asking, query.courseId),
  );
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listLearners(asking, query));
  answer(app, calls.one, contract.one, ({ query, ...asking }) => readLearner(asking, query));
  answer(app, calls.items, contract.items, ({ query, ...asking }) =>
    listItems(asking, query.courseId),
  );
  answer(app, calls.curve, contract.curve, ({ query, ...asking }) => readCurve(asking, query));
  answer(app, calls.export, contract.export, ({ body, ...asking }) =>
    exportLearners(asking, body.courseId),
  );
  answer(app, calls.remind, contract.remind, ({ body, ...asking }) => remind(asking, body));
  answer(app, calls.riskWaiting, contract.riskWaiting, ({ query, ...asking }) =>
    readWaiting(asking, query.courseId),
  );
  answer(app, calls.remindAtRisk, contract.remindAtRisk, ({ body, ...asking }) =>
    remindAtRisk(asking, body.courseId),
  );
}

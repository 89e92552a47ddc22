import { courseLearnerCalls as calls } from '@cheese/domain/calls/learning/courseLearner';
import { courseLearnerContract as contract } from '@cheese/domain/contract/learning/courseLearner';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listItems, readCurve } from './item.service';
import { exportLearners } from './courseLearner.export';
import { readWaiting, remind, remindAtRisk } from './courseLearner.remind';
import { listLearners, readLearner, readOverview } from './courseLearner.service';

export function courseLearnerRoutes(app: FastifyInstance) {
  answer(app, calls.overview, contract.overview, ({ query, ...context }) =>
    readOverview(context, query.courseId),
  );
  answer(app, calls.list, contract.list, ({ query, ...context }) => listLearners(context, query));
  answer(app, calls.one, contract.one, ({ query, ...context }) => readLearner(context, query));
  answer(app, calls.items, contract.items, ({ query, ...context }) =>
    listItems(context, query.courseId),
  );
  answer(app, calls.curve, contract.curve, ({ query, ...context }) => readCurve(context, query));
  answer(app, calls.export, contract.export, ({ body, ...context }) =>
    exportLearners(context, body.courseId),
  );
  answer(app, calls.remind, contract.remind, ({ body, ...context }) => remind(context, body));
  answer(app, calls.riskWaiting, contract.riskWaiting, ({ query, ...context }) =>
    readWaiting(context, query.courseId),
  );
  answer(app, calls.remindAtRisk, contract.remindAtRisk, ({ body, ...context }) =>
    remindAtRisk(context, body.courseId),
  );
}

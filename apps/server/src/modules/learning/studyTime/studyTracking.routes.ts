import { studyTrackingCalls as calls } from '@cheese/domain/calls/learning/studyTracking';
import { studyTrackingContract as contract } from '@cheese/domain/contract/learning/studyTracking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { reportStudy, startStudy } from './studyTime.service';

export function studyTrackingRoutes(app: FastifyInstance) {
  answer(app, calls.start, contract.start, ({ db, ...learner }) => startStudy(db, learner, null));
  answer(app, calls.end, contract.end, ({ db, ...learner }) => reportStudy(db, learner, null));
  answer(app, calls.startProduct, contract.startProduct, ({ db, body, ...learner }) =>
    startStudy(db, learner, body),
  );
  answer(app, calls.endProduct, contract.endProduct, ({ db, body, ...learner }) =>
    reportStudy(db, learner, body),
  );
}

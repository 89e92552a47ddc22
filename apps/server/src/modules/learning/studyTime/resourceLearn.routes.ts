import { resourceLearnCalls as calls } from '@cheese/domain/calls/learning/resourceLearn';
import { resourceLearnContract as contract } from '@cheese/domain/contract/learning/resourceLearn';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { reportStudy, startStudy } from './studyTime.service';

export function resourceLearnRoutes(app: FastifyInstance) {
  answer(app, calls.start, contract.start, ({ db, body, ...learner }) =>
    startStudy(db, learner, body),
  );
  answer(app, calls.refresh, contract.refresh, ({ db, body, ...learner }) =>
    reportStudy(db, learner, body),
  );
  answer(app, calls.end, contract.end, ({ db, body, ...learner }) =>
    reportStudy(db, learner, body),
  );
}

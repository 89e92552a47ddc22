import { studyCalls as calls } from '@cheese/domain/calls/emergency/study';
import { studyContract as contract } from '@cheese/domain/contract/emergency/study';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { reportStudy, startStudy } from './study.service';

export function studyRoutes(app: FastifyInstance) {
  answer(app, calls.start, contract.start, ({ db, body, ...learner }) =>
    startStudy(db, learner, body.resourceId),
  );
  answer(app, calls.end, contract.end, ({ db, body, ...learner }) =>
    reportStudy(db, learner, body.studyId),
  );
}

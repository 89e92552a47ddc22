import { examWatchCalls as calls } from '@cheese/domain/calls/exam/examWatch';
import { examWatchContract as contract } from '@cheese/domain/contract/exam/examWatch';
import type { FastifyInstance } from 'fastify';
import { answerSharedTo } from '../../../calls/shared';
import { answer } from '../../../calls/call';
import { refuse } from '../../../calls/refusal';
import { schoolOf } from '../bank/bank.usable';
import { endExam, reopenAttempt } from './examWatch.end';
import { extendExam } from './examWatch.extend';
import { readLive } from './examWatch.live';
import { isOfSchool } from './examWatch.store';

export function examWatchRoutes(app: FastifyInstance) {
  // Teachers poll every few seconds, so the answer is cached for a second for the whole school.
  answerSharedTo(app, calls.live, contract.live, {
    async seenBy({ db, person, query }) {
      const organisationId = schoolOf({ person });
      if (!(await isOfSchool(db, query.examId, organisationId))) refuse('exam.notFound');
      return organisationId;
    },
    alike: (organisationId) => organisationId,
    make: ({ query, db, clock }, organisationId) =>
      readLive({ db, now: clock.now() }, query.examId, organisationId),
  });
  answer(app, calls.extend, contract.extend, ({ body, ...context }) => extendExam(context, body));
  answer(app, calls.end, contract.end, ({ body, ...context }) => endExam(context, body));
  answer(app, calls.reopen, contract.reopen, ({ body, ...context }) =>
    reopenAttempt(context, body),
  );
}

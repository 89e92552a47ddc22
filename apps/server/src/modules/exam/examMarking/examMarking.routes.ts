import { examMarkingCalls as calls } from '@cheese/domain/calls/exam/examMarking';
import { examMarkingContract as contract } from '@cheese/domain/contract/exam/examMarking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { giveMark } from './examMarking.mark';
import { listAnswers, readOverview, setRule } from './examMarking.service';

export function examMarkingRoutes(app: FastifyInstance) {
  answer(app, calls.overview, contract.overview, ({ query, ...context }) =>
    readOverview(context, query.examId),
  );
  answer(app, calls.answers, contract.answers, ({ query, ...context }) =>
    listAnswers(context, query),
  );
  answer(app, calls.mark, contract.mark, ({ body, ...context }) => giveMark(context, body));
  answer(app, calls.setRule, contract.setRule, ({ body, ...context }) => setRule(context, body));
}

import { examMarkingCalls as calls } from '@cheese/domain/calls/exam/examMarking';
import { examMarkingContract as contract } from '@cheese/domain/contract/exam/examMarking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { giveMark } from './marking.mark';
import { listAnswers, readOverview, setRule } from './marking.service';

export function examMarkingRoutes(app: FastifyInstance) {
  answer(app, calls.overview, contract.overview, ({ query, ...asking }) =>
    readOverview(asking, query.examId),
  );
  answer(app, calls.answers, contract.answers, ({ query, ...asking }) =>
    listAnswers(asking, query),
  );
  answer(app, calls.mark, contract.mark, ({ body, ...asking }) => giveMark(asking, body));
  answer(app, calls.setRule, contract.setRule, ({ body, ...asking }) => setRule(asking, body));
}

import { dailyQuestionCalls as calls } from '@cheese/domain/calls/exam/dailyQuestion';
import { dailyQuestionContract as contract } from '@cheese/domain/contract/exam/dailyQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerDaily, listDaily, readCalendar, readDaily } from './dailyQuestion.service';

export function dailyQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) => readDaily(asking, query));
  answer(app, calls.answer, contract.answer, ({ body, ...asking }) => answerDaily(asking, body));
  answer(app, calls.calendar, contract.calendar, ({ query, ...asking }) =>
    readCalendar(asking, query),
  );
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listDaily(asking, query));
}

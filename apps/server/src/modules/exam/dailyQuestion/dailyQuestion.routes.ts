import { dailyQuestionCalls as calls } from '@cheese/domain/calls/exam/dailyQuestion';
import { dailyQuestionContract as contract } from '@cheese/domain/contract/exam/dailyQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerDaily, listDaily, readCalendar, readDaily } from './dailyQuestion.service';

export function dailyQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.detail, contract.detail, ({ query, ...context }) => readDaily(context, query));
  answer(app, calls.answer, contract.answer, ({ body, ...context }) => answerDaily(context, body));
  answer(app, calls.calendar, contract.calendar, ({ query, ...context }) =>
    readCalendar(context, query),
  );
  answer(app, calls.list, contract.list, ({ query, ...context }) => listDaily(context, query));
}

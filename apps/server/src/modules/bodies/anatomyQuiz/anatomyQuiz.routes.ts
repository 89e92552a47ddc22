import { anatomyQuizCalls as calls } from '@cheese/domain/calls/bodies/anatomyQuiz';
import { anatomyQuizContract as contract } from '@cheese/domain/contract/bodies/anatomyQuiz';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listPast } from './anatomyQuiz.past';
import { answerQuestion, beginQuiz, readQuiz } from './anatomyQuiz.service';

export function anatomyQuizRoutes(app: FastifyInstance) {
  answer(app, calls.begin, contract.begin, ({ body, ...context }) => beginQuiz(context, body));
  answer(app, calls.quiz, contract.quiz, ({ query, ...context }) => readQuiz(context, query.id));
  answer(app, calls.past, contract.past, ({ query, ...context }) => listPast(context, query));
  answer(app, calls.answer, contract.answer, ({ body, ...context }) =>
    answerQuestion(context, body),
  );
}

import { filmQuestionCalls as calls } from '@cheese/domain/calls/exam/filmQuestion';
import { filmQuestionContract as contract } from '@cheese/domain/contract/exam/filmQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerFilmQuestion, readFilmQuestion } from './filmQuestion.service';

export function filmQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readFilmQuestion(context, query),
  );
  answer(app, calls.answer, contract.answer, ({ body, ...context }) =>
    answerFilmQuestion(context, body),
  );
}

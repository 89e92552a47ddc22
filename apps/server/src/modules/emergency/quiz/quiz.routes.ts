import { questionCalls } from '@cheese/domain/calls/emergency/question';
import { quizCalls as calls } from '@cheese/domain/calls/emergency/quiz';
import { questionContract } from '@cheese/domain/contract/emergency/question';
import { quizContract as contract } from '@cheese/domain/contract/emergency/quiz';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { drawQuiz, readSupply } from './quiz.draw';
import {
  giveUpQuiz,
  keepAnswer,
  listQuizzes,
  listWrong,
  readCurrent,
  readResult,
  submitQuiz,
} from './quiz.service';

export function quizRoutes(app: FastifyInstance) {
  answer(app, calls.current, contract.current, ({ db, person }) => readCurrent(db, person));
  answer(app, questionCalls.rand, questionContract.rand, ({ db, query, ...trainee }) =>
    drawQuiz(db, trainee, query),
  );
  answer(app, calls.supply, contract.supply, ({ db, query, ...trainee }) =>
    readSupply(db, trainee, query),
  );
  answer(app, calls.keepAnswer, contract.keepAnswer, ({ db, person, body }) =>
    keepAnswer(db, person, body),
  );
  answer(app, calls.giveUp, contract.giveUp, ({ db, body, ...trainee }) =>
    giveUpQuiz(db, trainee, body),
  );
  answer(app, calls.submit, contract.submit, ({ db, body, ...trainee }) =>
    submitQuiz(db, trainee, body),
  );
  answer(app, calls.result, contract.result, ({ db, person, params }) =>
    readResult(db, person, params.id),
  );
  answer(app, calls.list, contract.list, ({ db, person, query }) => listQuizzes(db, person, query));
  answer(app, calls.wrongList, contract.wrongList, ({ db, person, query }) =>
    listWrong(db, person, query),
  );
}

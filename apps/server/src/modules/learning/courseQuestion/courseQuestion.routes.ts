import { courseQuestionCalls as calls } from '@cheese/domain/calls/learning/courseQuestion';
import { courseQuestionContract as contract } from '@cheese/domain/contract/learning/courseQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import {
  acceptAnswer,
  answerQuestion,
  editAnswer,
  listAnswers,
  removeAnswer,
} from './answer.service';
import {
  askQuestion,
  editQuestion,
  listMine,
  listQuestions,
  listTaught,
  listWaiting,
  readQuestion,
  removeQuestion,
} from './courseQuestion.service';

export function courseQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...looking }) => listQuestions(looking, query));
  answer(app, calls.mine, contract.mine, ({ query, ...context }) => listMine(context, query));
  answer(app, calls.waiting, contract.waiting, ({ query, ...context }) =>
    listWaiting(context, query),
  );
  answer(app, calls.taught, contract.taught, ({ query, ...context }) => listTaught(context, query));
  answer(app, calls.detail, contract.detail, ({ query, ...looking }) =>
    readQuestion(looking, query.id),
  );
  answer(app, calls.ask, contract.ask, ({ body, ...context }) => askQuestion(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editQuestion(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeQuestion(context, query.id),
  );
  answering(app);
}

function answering(app: FastifyInstance) {
  answer(app, calls.answers, contract.answers, ({ query, ...looking }) =>
    listAnswers(looking, query),
  );
  answer(app, calls.answer, contract.answer, ({ body, ...context }) =>
    answerQuestion(context, body),
  );
  answer(app, calls.editAnswer, contract.editAnswer, ({ body, ...context }) =>
    editAnswer(context, body),
  );
  answer(app, calls.removeAnswer, contract.removeAnswer, ({ query, ...context }) =>
    removeAnswer(context, query.id),
  );
  answer(app, calls.accept, contract.accept, ({ body, ...context }) => acceptAnswer(context, body));
}

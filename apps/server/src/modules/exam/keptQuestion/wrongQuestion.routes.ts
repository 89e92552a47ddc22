import { wrongQuestionCalls as calls } from '@cheese/domain/calls/exam/wrongQuestion';
import { wrongQuestionContract as contract } from '@cheese/domain/contract/exam/wrongQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { forgive, listMistakes, listWrong, restore } from './wrongQuestion.service';

export function wrongQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) => listWrong(context, query));
  answer(app, calls.answers, contract.answers, ({ db, person, query }) =>
    listMistakes(db, person, query.questionId),
  );
  answer(app, calls.remove, contract.remove, ({ db, query, ...who }) =>
    forgive(db, who, query.questionId),
  );
  answer(app, calls.restore, contract.restore, ({ db, body, ...who }) =>
    restore(db, who, body.questionId),
  );
}

import { collectedQuestionCalls } from '@cheese/domain/calls/exam/collectedQuestion';
import { wrongQuestionCalls } from '@cheese/domain/calls/exam/wrongQuestion';
import { collectedQuestionContract } from '@cheese/domain/contract/exam/collectedQuestion';
import { wrongQuestionContract } from '@cheese/domain/contract/exam/wrongQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { collectedIds, listCollected } from './collected.service';
import { forgive, listMistakes, listWrong, restore } from './wrong.service';

export function keptQuestionRoutes(app: FastifyInstance) {
  answer(app, wrongQuestionCalls.list, wrongQuestionContract.list, ({ query, ...asking }) =>
    listWrong(asking, query),
  );
  answer(app, wrongQuestionCalls.answers, wrongQuestionContract.answers, ({ db, person, query }) =>
    listMistakes(db, person, query.questionId),
  );
  answer(app, wrongQuestionCalls.remove, wrongQuestionContract.remove, ({ db, query, ...who }) =>
    forgive(db, who, query.questionId),
  );
  answer(app, wrongQuestionCalls.restore, wrongQuestionContract.restore, ({ db, body, ...who }) =>
    restore(db, who, body.questionId),
  );
  answer(app, collectedQuestionCalls.list, collectedQuestionContract.list, ({ query, ...asking }) =>
    listCollected(asking, query),
  );
  answer(app, collectedQuestionCalls.ids, collectedQuestionContract.ids, ({ query, ...asking }) =>
    collectedIds(asking, query),
  );
}

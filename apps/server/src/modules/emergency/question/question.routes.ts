import { questionCalls as calls } from '@cheese/domain/calls/emergency/question';
import { questionContract as contract } from '@cheese/domain/contract/emergency/question';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportQuestions } from './question.export';
import {
  editQuestion,
  listQuestions,
  readQuestion,
  removeQuestion,
  removeQuestions,
  saveQuestion,
} from './question.service';

export function questionRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, person, query }) =>
    listQuestions(db, person, query),
  );
  answer(app, calls.save, contract.save, ({ db, body, ...manager }) =>
    saveQuestion(db, manager, body),
  );
  answer(app, calls.edit, contract.edit, ({ db, body, ...manager }) =>
    editQuestion(db, manager, body),
  );
  answer(app, calls.remove, contract.remove, ({ db, query, ...manager }) =>
    removeQuestion(db, manager, query.id),
  );
  answer(app, calls.removeMany, contract.removeMany, ({ db, body, ...manager }) =>
    removeQuestions(db, manager, body.ids),
  );
  answer(app, calls.get, contract.get, ({ db, person, params }) =>
    readQuestion(db, person, params.id),
  );
  answer(app, calls.export, contract.export, ({ db, query, ...manager }) =>
    exportQuestions(db, manager, query),
  );
}

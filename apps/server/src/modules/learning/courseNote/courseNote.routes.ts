import { courseNoteCalls as calls } from '@cheese/domain/calls/learning/courseNote';
import { courseNoteContract as contract } from '@cheese/domain/contract/learning/courseNote';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportNotes } from './courseNote.export';
import {
  addNote,
  editNote,
  listOwnNotes,
  listPublicNotes,
  removeNote,
  setNoteVisibility,
} from './courseNote.service';

export function courseNoteRoutes(app: FastifyInstance) {
  answer(app, calls.mine, contract.mine, ({ db, person, query }) =>
    listOwnNotes(db, person, query),
  );
  answer(app, calls.published, contract.published, ({ query, ...looking }) =>
    listPublicNotes(looking, query),
  );
  answer(app, calls.add, contract.add, ({ body, ...context }) => addNote(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editNote(context, body));
  answer(app, calls.setVisibility, contract.setVisibility, ({ body, ...context }) =>
    setNoteVisibility(context, body),
  );
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeNote(context, query.id),
  );
  answer(app, calls.export, contract.export, ({ body, ...context }) => exportNotes(context, body));
}

import { slideNoteCalls as calls } from '@cheese/domain/calls/slides/slideNote';
import { slideNoteContract as contract } from '@cheese/domain/contract/slides/slideNote';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addNote, editNote, listNotes, removeNote } from './slideNote.service';

export function slideNoteRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) => listNotes(context, query));
  answer(app, calls.add, contract.add, ({ body, ...context }) => addNote(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editNote(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeNote(context, query.id),
  );
}

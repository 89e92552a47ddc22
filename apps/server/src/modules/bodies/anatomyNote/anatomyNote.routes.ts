import { anatomyNoteCalls as calls } from '@cheese/domain/calls/bodies/anatomyNote';
import { anatomyNoteContract as contract } from '@cheese/domain/contract/bodies/anatomyNote';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addNote, editNote, listNotes, listOwn, removeNote } from './anatomyNote.service';

export function anatomyNoteRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) => listNotes(context, query));
  answer(app, calls.mine, contract.mine, ({ query, ...context }) => listOwn(context, query));
  answer(app, calls.add, contract.add, ({ body, ...context }) => addNote(context, body));
  answer(app, calls.edit, contract.edit, ({ body, ...context }) => editNote(context, body));
  answer(app, calls.remove, contract.remove, ({ query, ...context }) =>
    removeNote(context, query.id),
  );
}

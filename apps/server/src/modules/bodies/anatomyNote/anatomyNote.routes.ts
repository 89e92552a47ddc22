import { anatomyNoteCalls as calls } from '@cheese/domain/calls/bodies/anatomyNote';
import { anatomyNoteContract as contract } from '@cheese/domain/contract/bodies/anatomyNote';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addNote, editNote, listNotes, listOwn, removeNote } from './anatomyNote.service';

export function anatomyNoteRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) => listNotes(asking, query));
  answer(app, calls.mine, contract.mine, ({ query, ...asking }) => listOwn(asking, query));
  answer(app, calls.add, contract.add, ({ body, ...asking }) => addNote(asking, body));
  answer(app, calls.edit, contract.edit, ({ body, ...asking }) => editNote(asking, body));
  answer(app, calls.remove, contract.remove, ({ query, ...asking }) =>
    removeNote(asking, query.id),
  );
}

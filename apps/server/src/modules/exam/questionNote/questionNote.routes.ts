import { questionNoteCalls as calls } from '@cheese/domain/calls/exam/questionNote';
import { questionNoteContract as contract } from '@cheese/domain/contract/exam/questionNote';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listNotes, reportQuestion, writeNote } from './questionNote.service';

export function questionNoteRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, person, query }) =>
    listNotes(db, person, query.practiceId),
  );
  answer(app, calls.write, contract.write, ({ body, ...context }) => writeNote(context, body));
  answer(app, calls.report, contract.report, ({ body, ...context }) =>
    reportQuestion(context, body),
  );
}

import { termCalls as calls } from '@cheese/domain/calls/school/term';
import { termContract as contract } from '@cheese/domain/contract/school/term';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInSchool } from '../rights/answerInSchool';
import { addTerm, archiveTerm, editTerm, listTerms, reopenTerm } from './term.service';

export function termRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...context }) =>
    listTerms(db, context, query),
  );
  answerInSchool(app, calls.add, contract.add, ({ db, reach, body }) => addTerm(db, reach, body));
  answerInSchool(app, calls.edit, contract.edit, ({ db, reach, body }) =>
    editTerm(db, reach, body),
  );
  answerInSchool(app, calls.archive, contract.archive, ({ db, reach, body, clock }) =>
    archiveTerm(db, { clock }, reach, body.id),
  );
  answer(app, calls.reopen, contract.reopen, ({ db, body, person }) =>
    reopenTerm(db, { person }, body.id),
  );
}

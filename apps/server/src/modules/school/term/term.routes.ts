import { termCalls as calls } from '@cheese/domain/calls/school/term';
import { termContract as contract } from '@cheese/domain/contract/school/term';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { answerInSchool } from '../rights/answerInSchool';
import { requireReach } from '../rights/rights.service';
import { exportTerms } from './term.export';
import { addTerm, archiveTerm, editTerm, listTerms, reopenTerm } from './term.service';

export function termRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query, ...context }) =>
    listTerms(db, context, query),
  );
  answerInSchool(app, calls.export, contract.export, ({ db, query, ...own }) =>
    exportTerms(db, own, query),
  );
  answerInSchool(app, calls.add, contract.add, ({ db, body, ...own }) => addTerm(db, own, body));
  answerInSchool(app, calls.edit, contract.edit, ({ db, body, ...own }) => editTerm(db, own, body));
  answerInSchool(app, calls.archive, contract.archive, ({ db, body, ...own }) =>
    archiveTerm(db, own, body.id),
  );
  answer(app, calls.reopen, contract.reopen, async ({ db, body, ...own }) => {
    const reach = await requireReach(db, own.person, 'terms');
    return reopenTerm(db, { ...own, reach }, body.id);
  });
}

import { guardianCalls as calls } from '@cheese/domain/calls/school/guardian';
import { guardianContract as contract } from '@cheese/domain/contract/school/guardian';
import type { FastifyInstance } from 'fastify';
import { answerInSchool } from '../rights/answerInSchool';
import { lookAtGuardians, recordConsents, withdrawConsent } from './guardian.service';

export function guardianRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.look, contract.look, ({ db, body, ...own }) =>
    lookAtGuardians(db, own, body.ids),
  );
  answerInSchool(app, calls.consent, contract.consent, ({ db, body, ...own }) =>
    recordConsents(db, own, body),
  );
  answerInSchool(app, calls.withdraw, contract.withdraw, ({ db, body, ...own }) =>
    withdrawConsent(db, own, body),
  );
}

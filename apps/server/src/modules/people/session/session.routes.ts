import { sessionCalls } from '@cheese/domain/calls/people/session';
import { sessionContract } from '@cheese/domain/contract/people/session';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { endOtherSessions, endSession, listSessions } from './session.service';

export function sessionRoutes(app: FastifyInstance) {
  answer(app, sessionCalls.list, sessionContract.list, ({ db, ...own }) => listSessions(db, own));
  answer(app, sessionCalls.revoke, sessionContract.revoke, ({ db, query, ...own }) =>
    endSession(db, own, query.id),
  );
  answer(app, sessionCalls.revokeOthers, sessionContract.revokeOthers, ({ db, ...own }) =>
    endOtherSessions(db, own),
  );
}

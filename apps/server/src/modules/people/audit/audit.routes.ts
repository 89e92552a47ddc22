import { auditCalls } from '@cheese/domain/calls/people/audit';
import { auditContract } from '@cheese/domain/contract/people/audit';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { exportAudit, listAudit } from './audit.service';

export function auditRoutes(app: FastifyInstance) {
  answer(app, auditCalls.list, auditContract.list, ({ db, query }) => listAudit(db, query));
  answer(app, auditCalls.export, auditContract.export, ({ db, query, ...own }) =>
    exportAudit(db, own, query),
  );
}

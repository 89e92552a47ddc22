import { schoolAuditCalls as calls } from '@cheese/domain/calls/school/schoolAudit';
import { schoolAuditContract as contract } from '@cheese/domain/contract/school/schoolAudit';
import type { FastifyInstance } from 'fastify';
import { exportAudit, listAudit } from '../../people/audit/audit.service';
import { answerInSchool } from '../rights/answerInSchool';
import { requireWhole } from '../rights/rights.service';

export function schoolAuditRoutes(app: FastifyInstance) {
  answerInSchool(app, calls.list, contract.list, ({ db, query, reach }) => {
    const { organisationId } = requireWhole(reach);
    return listAudit(db, { ...query, organisationId });
  });
  answerInSchool(app, calls.export, contract.export, ({ db, query, reach, ...own }) => {
    const { organisationId } = requireWhole(reach);
    return exportAudit(db, own, { ...query, organisationId });
  });
}

import { schoolManageCalls as calls } from '@cheese/domain/calls/school/schoolManage';
import { schoolManageContract as contract } from '@cheese/domain/contract/school/schoolManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { addSchool, listSchools, suspendSchool } from './schoolManage.service';

export function schoolManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query }) => listSchools(db, query));
  answer(app, calls.add, contract.add, ({ db, body, ...own }) => addSchool(db, own, body));
  answer(app, calls.suspend, contract.suspend, ({ db, body, ...own }) =>
    suspendSchool(db, own, body),
  );
}

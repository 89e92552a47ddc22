import { jobManageCalls as calls } from '@cheese/domain/calls/people/jobManage';
import { jobManageContract as contract } from '@cheese/domain/contract/people/jobManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { endOne, listJobs } from './jobManage.service';

export function jobManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query }) => listJobs(db, query));
  answer(app, calls.end, contract.end, ({ body, ...context }) => endOne(context, body));
}

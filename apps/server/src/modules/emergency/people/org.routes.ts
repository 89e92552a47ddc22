import { orgCalls as calls } from '@cheese/domain/calls/emergency/org';
import { orgContract as contract } from '@cheese/domain/contract/emergency/org';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { editOrg, listOrgs, saveOrg } from './org.service';

export function orgRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, query }) => listOrgs(db, query));
  answer(app, calls.save, contract.save, ({ db, clock, body }) => saveOrg(db, clock, body.name));
  answer(app, calls.edit, contract.edit, ({ db, body }) => editOrg(db, body));
}

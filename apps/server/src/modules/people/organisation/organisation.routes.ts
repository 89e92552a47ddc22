import { organisationCalls } from '@cheese/domain/calls/people/organisation';
import { organisationContract } from '@cheese/domain/contract/people/organisation';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listOrganisations } from './organisation.service';

export function organisationRoutes(app: FastifyInstance) {
  answer(app, organisationCalls.main, organisationContract.main, ({ db, query }) =>
    listOrganisations(db, query.p),
  );
}

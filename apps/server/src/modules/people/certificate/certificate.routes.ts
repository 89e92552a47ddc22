import { certificateCalls as calls } from '@cheese/domain/calls/people/certificate';
import { certificateContract as contract } from '@cheese/domain/contract/people/certificate';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { verifyCertificate } from './certificate.service';

export function certificateRoutes(app: FastifyInstance) {
  answer(app, calls.verify, contract.verify, ({ db, query, ...stranger }) =>
    verifyCertificate(db, stranger, query.number),
  );
}

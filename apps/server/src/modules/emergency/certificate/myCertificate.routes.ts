import { myCertificateCalls as calls } from '@cheese/domain/calls/emergency/myCertificate';
import { myCertificateContract as contract } from '@cheese/domain/contract/emergency/myCertificate';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { claimCertificate, listMine, listProgress, readMine } from './myCertificate.service';

export function myCertificateRoutes(app: FastifyInstance) {
  answer(app, calls.progress, contract.progress, ({ db, ...own }) => listProgress(db, own));
  answer(app, calls.claim, contract.claim, ({ db, body, ...own }) =>
    claimCertificate(db, own, body.itemId),
  );
  answer(app, calls.list, contract.list, ({ db, ...own }) => listMine(db, own));
  answer(app, calls.get, contract.get, ({ db, params, ...own }) =>
    readMine(db, own, params.number),
  );
}

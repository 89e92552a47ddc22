import { courseCertificateCalls as calls } from '@cheese/domain/calls/learning/courseCertificate';
import { courseCertificateContract as contract } from '@cheese/domain/contract/learning/courseCertificate';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listMine, readMine, readStanding, revokeAwarded } from './courseCertificate.service';
import { decideWaiting, listWaiting } from './wait.service';

export function courseCertificateRoutes(app: FastifyInstance) {
  answer(app, calls.standing, contract.standing, ({ query, ...asking }) =>
    readStanding(asking, query.courseId),
  );
  answer(app, calls.mine, contract.mine, (asking) => listMine(asking));
  answer(app, calls.detail, contract.detail, ({ query, ...asking }) => readMine(asking, query.id));
  answer(app, calls.waiting, contract.waiting, ({ query, ...asking }) =>
    listWaiting(asking, query),
  );
  answer(app, calls.decide, contract.decide, ({ body, ...asking }) => decideWaiting(asking, body));
  answer(app, calls.revoke, contract.revoke, ({ body, ...asking }) => revokeAwarded(asking, body));
}

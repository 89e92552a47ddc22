import { courseCertificateCalls as calls } from '@cheese/domain/calls/learning/courseCertificate';
import { courseCertificateContract as contract } from '@cheese/domain/contract/learning/courseCertificate';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listMine, readMine, readStanding, revokeAwarded } from './courseCertificate.service';
import { decideWaiting, listWaiting } from './wait.service';

export function courseCertificateRoutes(app: FastifyInstance) {
  answer(app, calls.standing, contract.standing, ({ query, ...context }) =>
    readStanding(context, query.courseId),
  );
  answer(app, calls.mine, contract.mine, (context) => listMine(context));
  answer(app, calls.detail, contract.detail, ({ query, ...context }) =>
    readMine(context, query.id),
  );
  answer(app, calls.waiting, contract.waiting, ({ query, ...context }) =>
    listWaiting(context, query),
  );
  answer(app, calls.decide, contract.decide, ({ body, ...context }) =>
    decideWaiting(context, body),
  );
  answer(app, calls.revoke, contract.revoke, ({ body, ...context }) =>
    revokeAwarded(context, body),
  );
}

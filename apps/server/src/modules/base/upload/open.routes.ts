import { openCalls as calls } from '@cheese/domain/calls/base/open';
import { openContract as contract } from '@cheese/domain/contract/base/open';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { permitKind } from './upload.service';

export function openRoutes(app: FastifyInstance) {
  answer(app, calls.oss, contract.oss, ({ db, query, ...asker }) =>
    permitKind(db, asker, query.kind),
  );
}

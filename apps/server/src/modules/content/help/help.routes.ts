import { helpCalls } from '@cheese/domain/calls/content/help';
import { helpContract } from '@cheese/domain/contract/content/help';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { listHelp, readHelp } from './help.service';

export function helpRoutes(app: FastifyInstance) {
  answerShared(app, helpCalls.list, helpContract.list, ({ db, query }) => listHelp(db, query));
  answerShared(app, helpCalls.detail, helpContract.detail, ({ db, query }) =>
    readHelp(db, query.id),
  );
}

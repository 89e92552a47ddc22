import { helpCalls } from '@cheese/domain/calls/help';
import { helpContract } from '@cheese/domain/contract/help';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../call';
import { listHelp, readHelp } from './help.service';

export function helpRoutes(app: FastifyInstance) {
  answer(app, helpCalls.list, helpContract.list, ({ db, query }) => listHelp(db, query));
  answer(app, helpCalls.detail, helpContract.detail, ({ db, query }) => readHelp(db, query.id));
}

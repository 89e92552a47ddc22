import { outlineCalls as calls } from '@cheese/domain/calls/content/outline';
import { outlineContract as contract } from '@cheese/domain/contract/content/outline';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { selectOutline } from './outline.store';

export function outlineRoutes(app: FastifyInstance) {
  answerShared(app, calls.list, contract.list, ({ db }) => selectOutline(db));
}

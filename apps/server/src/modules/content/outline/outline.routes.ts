import { outlineCalls } from '@cheese/domain/calls/content/outline';
import { outlineContract } from '@cheese/domain/contract/content/outline';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../alike';
import { selectOutline } from './outline.store';

export function outlineRoutes(app: FastifyInstance) {
  answerAlike(app, outlineCalls.list, outlineContract.list, ({ db }) => selectOutline(db));
}

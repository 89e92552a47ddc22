import { collectedQuestionCalls as calls } from '@cheese/domain/calls/exam/collectedQuestion';
import { collectedQuestionContract as contract } from '@cheese/domain/contract/exam/collectedQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { collectedIds, listCollected } from './collectedQuestion.service';

export function collectedQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...context }) => listCollected(context, query));
  answer(app, calls.ids, contract.ids, ({ query, ...context }) => collectedIds(context, query));
}

import { slideQuestionCalls as calls } from '@cheese/domain/calls/slides/slideQuestion';
import { slideQuestionContract as contract } from '@cheese/domain/contract/slides/slideQuestion';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { readQuestionTiles } from './slideQuestion.service';

export function slideQuestionRoutes(app: FastifyInstance) {
  answer(app, calls.tileSource, contract.tileSource, ({ query, ...context }) =>
    readQuestionTiles(context, query),
  );
}

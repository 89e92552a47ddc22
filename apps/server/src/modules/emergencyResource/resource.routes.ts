import { resourceCalls } from '@cheese/domain/calls/emergency/resource';
import { resourceContract } from '@cheese/domain/contract/emergency/resource';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../call';
import { listGrounded } from './resource.service';

export function resourceRoutes(app: FastifyInstance) {
  answer(app, resourceCalls.ground, resourceContract.ground, ({ db, query }) =>
    listGrounded(db, query),
  );
}

import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { collectContract } from '@cheese/domain/contract/learning/collect';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listFavourites } from './favourite.list';

/**
 * Lives in this wing because it needs the titles of questions and slides, whose wings lie above
 * collections.
 */
export function favouriteRoutes(app: FastifyInstance) {
  answer(app, collectCalls.list, collectContract.list, ({ query, ...asking }) =>
    listFavourites(asking, query),
  );
}

import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { collectContract } from '@cheese/domain/contract/learning/collect';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listFavourites } from './favourite.list';

/** What somebody collected, by its names: it asks what questions and slides are called to them. */
export function favouriteRoutes(app: FastifyInstance) {
  answer(app, collectCalls.list, collectContract.list, ({ query, ...asking }) =>
    listFavourites(asking, query),
  );
}

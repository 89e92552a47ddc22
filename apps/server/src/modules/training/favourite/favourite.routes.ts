import { collectCalls } from '@cheese/domain/calls/learning/collect';
import { collectContract } from '@cheese/domain/contract/learning/collect';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listFavourites } from './favourite.list';

/** Lists collected items with their titles, those of questions and slides included. */
export function favouriteRoutes(app: FastifyInstance) {
  answer(app, collectCalls.list, collectContract.list, ({ query, ...context }) =>
    listFavourites(context, query),
  );
}

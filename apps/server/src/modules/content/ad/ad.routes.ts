import { adCalls } from '@cheese/domain/calls/content/ad';
import { adContract } from '@cheese/domain/contract/content/ad';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../alike';
import { selectAds } from './ad.store';

export function adRoutes(app: FastifyInstance) {
  answerAlike(app, adCalls.list, adContract.list, ({ db, query, clock }) =>
    selectAds(db, query.place, clock.now()),
  );
}

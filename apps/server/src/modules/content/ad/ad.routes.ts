import { adCalls as calls } from '@cheese/domain/calls/content/ad';
import { adContract as contract } from '@cheese/domain/contract/content/ad';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { selectAds } from './ad.store';

export function adRoutes(app: FastifyInstance) {
  answerShared(app, calls.list, contract.list, ({ db, query, clock }) =>
    selectAds(db, query.place, clock.now()),
  );
}

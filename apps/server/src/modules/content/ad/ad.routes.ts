import { adCalls } from '@cheese/domain/calls/content/ad';
import { adManageCalls } from '@cheese/domain/calls/content/adManage';
import { adContract } from '@cheese/domain/contract/content/ad';
import { adManageContract } from '@cheese/domain/contract/content/adManage';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import { answer } from '../../../calls/call';
import { listKeptAds, orderAds, removeAd, saveAd } from './ad.manage';
import { selectAds } from './ad.store';

export function adRoutes(app: FastifyInstance) {
  answerAlike(app, adCalls.list, adContract.list, ({ db, query, clock }) =>
    selectAds(db, query.place, clock.now()),
  );
  const [calls, contract] = [adManageCalls, adManageContract];
  answer(app, calls.list, contract.list, ({ db, clock, query }) =>
    listKeptAds(db, clock.now(), query),
  );
  answer(app, calls.save, contract.save, ({ db, body, ...own }) => saveAd(db, own, body));
  answer(app, calls.order, contract.order, ({ db, body, ...own }) => orderAds(db, own, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeAd(db, own, query.id),
  );
}

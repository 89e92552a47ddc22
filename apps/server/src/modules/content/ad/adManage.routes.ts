import { adManageCalls as calls } from '@cheese/domain/calls/content/adManage';
import { adManageContract as contract } from '@cheese/domain/contract/content/adManage';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { listKeptAds, orderAds, removeAd, saveAd } from './ad.manage';

export function adManageRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ db, clock, query }) =>
    listKeptAds(db, clock.now(), query),
  );
  answer(app, calls.save, contract.save, ({ db, body, ...own }) => saveAd(db, own, body));
  answer(app, calls.order, contract.order, ({ db, body, ...own }) => orderAds(db, own, body));
  answer(app, calls.remove, contract.remove, ({ db, query, ...own }) =>
    removeAd(db, own, query.id),
  );
}

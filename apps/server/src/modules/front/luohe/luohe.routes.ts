import { luoheCalls } from '@cheese/domain/calls/front/luohe';
import { luoheContract } from '@cheese/domain/contract/front/luohe';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { viewerOf } from '../../shop/commodity/viewer';
import { listEntries, readEntry, readZone } from './luohe.service';

export function luoheRoutes(app: FastifyInstance) {
  answer(app, luoheCalls.zone, luoheContract.zone, async ({ db, ...who }) =>
    readZone(db, await viewerOf(db, who)),
  );
  answer(app, luoheCalls.list, luoheContract.list, ({ db, query }) => listEntries(db, query));
  answer(app, luoheCalls.detail, luoheContract.detail, ({ db, query }) => readEntry(db, query.id));
}

import { luoheCalls } from '@cheese/domain/calls/front/luohe';
import { luoheContract } from '@cheese/domain/contract/front/luohe';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { answerWithCards, inList } from '../../shop/commodity/viewer';
import { listEntries, readEntry, readZone } from './luohe.service';

export function luoheRoutes(app: FastifyInstance) {
  answerWithCards(
    app,
    luoheCalls.zone,
    luoheContract.zone,
    ({ db }, viewer) => readZone(db, viewer),
    (zone, own) => ({ ...zone, courses: inList(zone.courses, own) }),
  );
  answerShared(app, luoheCalls.list, luoheContract.list, ({ db, query }) => listEntries(db, query));
  answerShared(app, luoheCalls.detail, luoheContract.detail, ({ db, query }) =>
    readEntry(db, query.id),
  );
}

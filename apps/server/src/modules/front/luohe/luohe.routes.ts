import { luoheCalls } from '@cheese/domain/calls/front/luohe';
import { luoheContract } from '@cheese/domain/contract/front/luohe';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
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
  answerAlike(app, luoheCalls.list, luoheContract.list, ({ db, query }) => listEntries(db, query));
  answerAlike(app, luoheCalls.detail, luoheContract.detail, ({ db, query }) =>
    readEntry(db, query.id),
  );
}

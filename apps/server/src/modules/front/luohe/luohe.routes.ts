import { luoheCalls } from '@cheese/domain/calls/front/luohe';
import { luoheContract } from '@cheese/domain/contract/front/luohe';
import type { FastifyInstance } from 'fastify';
import { answerAlike, answerAlikeTo } from '../../../alike';
import { memberOrNot, viewing } from '../../shop/commodity/viewer';
import { listEntries, readEntry, readZone } from './luohe.service';

export function luoheRoutes(app: FastifyInstance) {
  answerAlikeTo(app, luoheCalls.zone, luoheContract.zone, memberOrNot, ({ db, clock }, isMember) =>
    readZone(db, viewing(clock, isMember)),
  );
  answerAlike(app, luoheCalls.list, luoheContract.list, ({ db, query }) => listEntries(db, query));
  answerAlike(app, luoheCalls.detail, luoheContract.detail, ({ db, query }) =>
    readEntry(db, query.id),
  );
}

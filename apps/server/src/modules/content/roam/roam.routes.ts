import { roamCalls } from '@cheese/domain/calls/content/roam';
import { roamContract } from '@cheese/domain/contract/content/roam';
import type { FastifyInstance } from 'fastify';
import { answerShared } from '../../../calls/shared';
import { listHotspots, listRooms } from './roam.service';

export function roamRoutes(app: FastifyInstance) {
  answerShared(app, roamCalls.rooms, roamContract.rooms, ({ db }) => listRooms(db));
  answerShared(app, roamCalls.hotspots, roamContract.hotspots, ({ db, query }) =>
    listHotspots(db, query.roomId),
  );
}

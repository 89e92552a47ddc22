import { roamCalls } from '@cheese/domain/calls/content/roam';
import { roamContract } from '@cheese/domain/contract/content/roam';
import type { FastifyInstance } from 'fastify';
import { answerAlike } from '../../../calls/alike';
import { listHotspots, listRooms } from './roam.service';

export function roamRoutes(app: FastifyInstance) {
  answerAlike(app, roamCalls.rooms, roamContract.rooms, ({ db }) => listRooms(db));
  answerAlike(app, roamCalls.hotspots, roamContract.hotspots, ({ db, query }) =>
    listHotspots(db, query.roomId),
  );
}

import { roamCalls } from '@cheese/domain/calls/content/roam';
import { roamContract } from '@cheese/domain/contract/content/roam';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../call';
import { listHotspots, listRooms } from './roam.service';

export function roamRoutes(app: FastifyInstance) {
  answer(app, roamCalls.rooms, roamContract.rooms, ({ db }) => listRooms(db));
  answer(app, roamCalls.hotspots, roamContract.hotspots, ({ db, query }) =>
    listHotspots(db, query.roomId),
  );
}

import type { Db } from '../../../db/database';
import { asc, eq } from 'drizzle-orm';
import { roamHotspot, roamRoom } from './roam.tables';

export const selectRooms = (db: Db) =>
  db.select().from(roamRoom).orderBy(asc(roamRoom.number), asc(roamRoom.id));

export const countRooms = (db: Db, roomId: number) => db.$count(roamRoom, eq(roamRoom.id, roomId));

export const selectHotspots = (db: Db, roomId: number) =>
  db.select().from(roamHotspot).where(eq(roamHotspot.roomId, roomId)).orderBy(asc(roamHotspot.id));

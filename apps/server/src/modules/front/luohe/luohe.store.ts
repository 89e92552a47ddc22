import type { Db } from '../../../db/database';
import { asc, desc, eq } from 'drizzle-orm';
import { luoheCourse, luoheEntry, luoheZone } from './luohe.tables';

export const selectZones = (db: Db) =>
  db.select().from(luoheZone).orderBy(asc(luoheZone.id)).limit(1);

export const selectCourses = (db: Db, zoneId: number) =>
  db
    .select({ id: luoheCourse.commodityId })
    .from(luoheCourse)
    .where(eq(luoheCourse.zoneId, zoneId))
    .orderBy(asc(luoheCourse.place));

export const selectEntries = (db: Db, pageCnt: number, page: number) =>
  db
    .select()
    .from(luoheEntry)
    .orderBy(desc(luoheEntry.publishedAt), desc(luoheEntry.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);

export const countEntries = (db: Db) => db.$count(luoheEntry);

export const selectEntry = (db: Db, id: number) =>
  db.select().from(luoheEntry).where(eq(luoheEntry.id, id));

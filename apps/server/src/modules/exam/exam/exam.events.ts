import type { Db } from '../../../db/database';
import { attemptEvent } from './exam.tables';

type EventKind = (typeof attemptEvent.$inferSelect)['kind'];

/** What is heard of somebody in an exam beside their answers. */
export async function noteEvent(db: Db, attemptId: number, kind: EventKind, at: Date) {
  await db.insert(attemptEvent).values({ attemptId, kind, at });
}

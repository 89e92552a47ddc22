import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { attemptEvent } from './exam.tables';

export type EventKind = (typeof attemptEvent.$inferSelect)['kind'];

/** Further events carry no information. */
const MOST = 500;

export async function noteEvent(db: Db, attemptId: number, kind: EventKind, at: Date) {
  const known = await db.$count(attemptEvent, eq(attemptEvent.attemptId, attemptId));
  if (known >= MOST) return;
  await db.insert(attemptEvent).values({ attemptId, kind, at });
}

export const countEvents = (db: Db, attemptId: number, kind: EventKind) =>
  db.$count(attemptEvent, and(eq(attemptEvent.attemptId, attemptId), eq(attemptEvent.kind, kind)));

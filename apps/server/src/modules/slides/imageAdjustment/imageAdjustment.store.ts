import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { imageAdjustment } from './imageAdjustment.tables';

type Row = typeof imageAdjustment.$inferInsert;

export async function findKnobs(db: Db, { personId, slideId }: Omit<Row, 'knobs'>) {
  const isOwn = and(eq(imageAdjustment.personId, personId), eq(imageAdjustment.slideId, slideId));
  const rows = await db.select().from(imageAdjustment).where(isOwn);
  return rows[0]?.knobs ?? null;
}

export async function keepKnobs(db: Db, row: Row) {
  const target = [imageAdjustment.personId, imageAdjustment.slideId];
  const set = { knobs: row.knobs };
  await db.insert(imageAdjustment).values(row).onConflictDoUpdate({ target, set });
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { type NewScan, type ScanRow, slideScan } from './slide.tables';

export async function findScan(db: Db, id: number): Promise<ScanRow | null> {
  const plan = prepared(db, 'slide_scan', () =>
    db
      .select()
      .from(slideScan)
      .where(eq(slideScan.id, sql.placeholder('id')))
      .prepare('slide_scan'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** One row for each file; a retry replaces it. */
export async function putScan(db: Db, row: NewScan & { mediaId: number }) {
  const { mediaId: _same, ...set } = row;
  await db.insert(slideScan).values(row).onConflictDoUpdate({ target: slideScan.mediaId, set });
}

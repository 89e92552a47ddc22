import type { Db } from '../../../db/database';
import { slideScan } from '../slide/slide.tables';
import { eq } from 'drizzle-orm';

export const selectDrawnScans = (db: Db) =>
  db
    .select({ id: slideScan.id })
    .from(slideScan)
    .where(eq(slideScan.kind, 'drawn'))
    .orderBy(slideScan.id);

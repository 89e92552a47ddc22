import type { DownloadKind } from '@cheese/domain/codes/content/downloads';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { download } from './download.tables';

export const selectDownloads = (db: Db) =>
  db.select().from(download).orderBy(asc(download.kind), asc(download.id));

/** The newest of a kind. */
export async function selectPackage(db: Db, kind: DownloadKind) {
  const rows = await db
    .select()
    .from(download)
    .where(and(eq(download.kind, kind), isNotNull(download.file)))
    .orderBy(desc(download.updatedAt), desc(download.id))
    .limit(1);
  return rows[0];
}

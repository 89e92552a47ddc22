import type { Db } from '../../../db/database';
import { and, eq, gt, lte } from 'drizzle-orm';
import { emergencyDownload as download } from './madeFile.tables';

export async function deleteStale(db: Db, now: Date) {
  await db.delete(download).where(lte(download.expiresAt, now));
}

export async function insertDownload(
  db: Db,
  {
    id,
    personId,
    fileName,
    content,
    expiresAt,
  }: {
    id: string;
    personId: number;
    fileName: string;
    content: Uint8Array<ArrayBufferLike>;
    expiresAt: Date;
  },
) {
  await db.insert(download).values({ id, personId, fileName, content, expiresAt });
}

export function selectDownload(db: Db, id: string, now: Date) {
  const isIt = and(eq(download.id, id), gt(download.expiresAt, now));
  return db.select().from(download).where(isIt);
}

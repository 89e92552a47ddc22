import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { emergencyUpload as upload, type UploadRow } from './resource.tables';

const DAY_MS = 86_400_000;
/** Marks an upload whose file now belongs to a resource. */
const USED_UP = new Date(0);

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

export async function insertUpload(db: Db, row: UploadRow) {
  await db.insert(upload).values(row);
}

/** An upload of one person that can still go on. */
export async function findUpload(db: Db, own: { id: string; personId: number; now: Date }) {
  const rows = await db
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.id, own.id),
        eq(upload.personId, own.personId),
        gt(upload.askedAt, dayBefore(own.now)),
      ),
    );
  return rows[0] ?? null;
}

export async function touchUpload(db: Db, id: string, now: Date) {
  await db.update(upload).set({ askedAt: now }).where(eq(upload.id, id));
}

/** Uses uploads up for a resource, or refuses: of two at once only one gets a file. */
export async function useUp(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return;
  const used = await db
    .update(upload)
    .set({ askedAt: USED_UP })
    .where(and(inArray(upload.id, [...ids]), gt(upload.askedAt, USED_UP)))
    .returning({ id: upload.id });
  if (used.length !== ids.length) refuse('upload.notFound');
}

export const selectAbandoned = (db: Db, now: Date) =>
  db
    .select()
    .from(upload)
    .where(lte(upload.askedAt, dayBefore(now)))
    .limit(100);

export async function deleteUpload(db: Db, id: string) {
  await db.delete(upload).where(eq(upload.id, id));
}

import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { courseImport, type CourseImportRow } from './courseFile.tables';

const isUnfinished = and(isNull(courseImport.arrivedAt), isNull(courseImport.endedAt));

export async function findImport(db: Db, id: number): Promise<CourseImportRow | null> {
  const rows = await db.select().from(courseImport).where(eq(courseImport.id, id));
  return rows[0] ?? null;
}

export async function findUnfinished(db: Db, personId: number, fingerprint: string) {
  const isIt = and(
    eq(courseImport.personId, personId),
    eq(courseImport.fingerprint, fingerprint),
    isUnfinished,
  );
  return (await db.select().from(courseImport).where(isIt))[0] ?? null;
}

/** Unfinished imports of the user, in any state. */
export const countLiving = (db: Db, personId: number) =>
  db.$count(courseImport, and(eq(courseImport.personId, personId), isNull(courseImport.endedAt)));

/** The same file in two tabs makes one import. */
export async function insertImport(db: Db, row: typeof courseImport.$inferInsert) {
  await db.insert(courseImport).values(row).onConflictDoNothing();
}

export const touchImport = (db: Db, id: number, askedAt: Date) =>
  db.update(courseImport).set({ askedAt }).where(eq(courseImport.id, id));

type Change = Partial<typeof courseImport.$inferInsert>;

/** Answers true for the one call that completed the upload. */
export async function markArrived(db: Db, id: number, set: Change): Promise<boolean> {
  const rows = await db
    .update(courseImport)
    .set(set)
    .where(and(eq(courseImport.id, id), isUnfinished))
    .returning({ id: courseImport.id });
  return rows.length > 0;
}

/** Answers false if the import has already ended. */
export async function updateLiving(db: Db, id: number, set: Change): Promise<boolean> {
  const rows = await db
    .update(courseImport)
    .set(set)
    .where(and(eq(courseImport.id, id), isNull(courseImport.endedAt)))
    .returning({ id: courseImport.id });
  return rows.length > 0;
}

/** Abandoned uploads, and imports that ended long ago. */
export const selectStale = (db: Db, before: { unfinished: Date; ended: Date }) =>
  db
    .select()
    .from(courseImport)
    .where(
      or(
        and(isUnfinished, lte(courseImport.askedAt, before.unfinished)),
        lte(courseImport.endedAt, before.ended),
      ),
    )
    .limit(100);

export const deleteImport = (db: Db, id: number) =>
  db.delete(courseImport).where(eq(courseImport.id, id));

export async function keepMade(
  db: Db,
  { courseId, left, id }: { courseId: number; left: string[]; id: number },
) {
  await db.update(courseImport).set({ courseId, leftOut: left }).where(eq(courseImport.id, id));
}

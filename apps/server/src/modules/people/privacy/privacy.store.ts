import type { RetentionKind } from '@cheese/domain/codes/people/privacy';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../organisation/member.tables';
import { person } from '../person/person.tables';
import { dataLook, personalExport, personalExportPiece, retentionSetting } from './privacy.tables';

export const insertLook = (db: Db, row: typeof dataLook.$inferInsert) =>
  db.insert(dataLook).values(row);

/** By the name of the school's roll where they looked as one of a school. */
export async function selectLooks(db: Db, personId: number, page: Paged) {
  const own = eq(dataLook.personId, personId);
  const { limit, offset } = rowsOf(page);
  const list = await db
    .select({
      id: dataLook.id,
      at: dataLook.at,
      place: dataLook.place,
      role: dataLook.role,
      name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
    })
    .from(dataLook)
    .innerJoin(person, eq(person.id, dataLook.byPersonId))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, dataLook.byPersonId),
        eq(membership.organisationId, dataLook.organisationId),
      ),
    )
    .where(own)
    .orderBy(desc(dataLook.id))
    .limit(limit)
    .offset(offset);
  return { list, total: await db.$count(dataLook, own) };
}

export async function findExport(db: Db, personId: number) {
  const { state, askedAt, expiresAt } = personalExport;
  const rows = await db
    .select({ state, askedAt, expiresAt })
    .from(personalExport)
    .where(eq(personalExport.personId, personId));
  return rows[0] ?? null;
}

/** False where one is being prepared; one that nobody has finished for an hour is begun anew. */
export async function beginExport(db: Db, personId: number, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const row = { state: 'waiting', askedAt: now, expiresAt: null } as const;
  const rows = await db
    .insert(personalExport)
    .values({ personId, ...row })
    .onConflictDoUpdate({
      target: personalExport.personId,
      set: row,
      setWhere: sql`${personalExport.state} <> 'waiting' or ${personalExport.askedAt} < ${hourAgo}`,
    })
    .returning({ personId: personalExport.personId });
  return rows.length > 0;
}

/** All statements of it see the same moment. */
export const inSnapshot = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  db.transaction(work, { isolationLevel: 'repeatable read' });

export const insertPiece = (db: Db, row: typeof personalExportPiece.$inferInsert) =>
  db.insert(personalExportPiece).values(row);

export async function finishExport(
  db: Db,
  personId: number,
  set: Pick<typeof personalExport.$inferInsert, 'state' | 'expiresAt'>,
) {
  await db.update(personalExport).set(set).where(eq(personalExport.personId, personId));
}

/** The places of the pieces of a copy, and how many bytes they are; null where there is none. */
export async function findPieces(db: Db, personId: number, now: Date) {
  const isIt = and(
    eq(personalExport.personId, personId),
    eq(personalExport.state, 'ready'),
    gt(personalExport.expiresAt, now),
  );
  const rows = await db
    .select({
      place: personalExportPiece.place,
      bytes: sql<number>`octet_length(${personalExportPiece.content})`,
    })
    .from(personalExportPiece)
    .innerJoin(personalExport, eq(personalExport.personId, personalExportPiece.personId))
    .where(isIt)
    .orderBy(asc(personalExportPiece.place));
  return rows.length > 0 ? rows : null;
}

export async function findPiece(db: Db, personId: number, place: number) {
  const rows = await db
    .select({ content: personalExportPiece.content })
    .from(personalExportPiece)
    .where(and(eq(personalExportPiece.personId, personId), eq(personalExportPiece.place, place)));
  return rows[0]?.content ?? null;
}

export const deletePieces = (db: Db, personId: number) =>
  db.delete(personalExportPiece).where(eq(personalExportPiece.personId, personId));

export const deleteExports = (db: Db, now: Date) =>
  db.delete(personalExport).where(lt(personalExport.expiresAt, now));

export const deleteExportOf = (db: Db, personId: number) =>
  db.delete(personalExport).where(eq(personalExport.personId, personId));

export const selectRetention = (db: Db) => db.select().from(retentionSetting);

export const upsertRetention = (db: Db, row: { kind: RetentionKind; days: number }) =>
  db
    .insert(retentionSetting)
    .values(row)
    .onConflictDoUpdate({ target: retentionSetting.kind, set: { days: row.days } });

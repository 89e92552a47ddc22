import { importStateCodes, type ImportVerdict } from '@cheese/domain/codes/base/imports';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import {
  emergencyImport as head,
  emergencyImportRow as row,
  type ImportHead,
  type ImportKindName,
  type ImportRowInsert,
} from './import.tables';

const AT_ONCE = 1_000;

export type NewImport = Omit<typeof head.$inferInsert, 'state'>;

/** With all of its rows, or not at all. What the same person looked at before gives way to it. */
export function insertImport(
  db: Db,
  made: NewImport,
  rows: ImportRowInsert[],
): Promise<ImportHead> {
  return db.transaction(async (inside) => {
    await inside
      .delete(head)
      .where(
        and(
          eq(head.personId, made.personId),
          eq(head.kind, made.kind),
          inArray(head.state, [importStateCodes.waiting, importStateCodes.failed]),
        ),
      );
    const [stored] = await inside
      .insert(head)
      .values({ ...made, state: importStateCodes.waiting })
      .returning();
    if (!stored) throw new Error('the import was not stored');
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await insertRows(inside, stored.id, rows.slice(from, from + AT_ONCE));
    }
    return stored;
  });
}

/** As one parameter: with one for each field, PostgreSQL would spend seconds on reading them. */
async function insertRows(inside: Db, importId: number, rows: ImportRowInsert[]) {
  await inside.execute(sql`
    insert into ${row}
      (import_id, row, cells, verdict, faults, same_as_row, same_as_id, payload)
    select ${importId}::int, * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(
      row int, cells jsonb, verdict text, faults jsonb,
      "sameAsRow" int, "sameAsId" int, payload jsonb
    )`);
}

interface Whose {
  id: number;
  kind: ImportKindName;
  personId: number;
}

/** The user's own import, before it expires. */
export async function findImport(db: Db, { id, kind, personId }: Whose, now: Date) {
  const isIt = and(
    eq(head.id, id),
    eq(head.kind, kind),
    eq(head.personId, personId),
    gt(head.expiresAt, now),
  );
  const rows = await db.select().from(head).where(isIt);
  return rows[0] ?? null;
}

const inImport = (importId: number, verdict?: ImportVerdict) =>
  and(eq(row.importId, importId), verdict && eq(row.verdict, verdict));

export async function selectImportRows(
  db: Db,
  importId: number,
  { verdict, ...paged }: Paged & { verdict?: ImportVerdict },
) {
  const { limit, offset } = rowsOf(paged);
  const chosen = inImport(importId, verdict);
  const { row: number, cells, verdict: found, faults, sameAsRow, sameAsId } = row;
  const list = await db
    .select({ row: number, cells, verdict: found, faults, sameAsRow, sameAsId })
    .from(row)
    .where(chosen)
    .orderBy(asc(number))
    .limit(limit)
    .offset(offset);
  return { list, total: await db.$count(row, chosen) };
}

/** In the order of the sheet: those that are ready and, where they are wanted, those that look alike. */
export function selectChosen(db: Db, importId: number, takesSimilar: boolean) {
  const wanted: ImportVerdict[] = takesSimilar ? ['ready', 'similar'] : ['ready'];
  return db
    .select({ payload: row.payload, isSimilar: sql<boolean>`${row.verdict} = 'similar'` })
    .from(row)
    .where(and(eq(row.importId, importId), inArray(row.verdict, wanted)))
    .orderBy(asc(row.row));
}

/** Not being saved, or its saving process has died. */
const isFree = (now: Date) =>
  or(inArray(head.state, [importStateCodes.waiting, importStateCodes.failed]), isLapsed(now));

const isLapsed = (now: Date) =>
  and(
    eq(head.state, importStateCodes.saving),
    or(isNull(head.leasedUntil), lte(head.leasedUntil, now)),
  );

export interface Lease {
  id: number;
  lease: string;
}

interface Claim extends Lease {
  takesSimilar: boolean;
}

/** Answers true for one of several concurrent claims. */
export async function claimImport(db: Db, claim: Claim, now: Date, leasedUntil: Date) {
  const { id, ...held } = claim;
  const rows = await db
    .update(head)
    .set({ state: importStateCodes.saving, done: 0, failure: null, ...held, leasedUntil })
    .where(and(eq(head.id, id), isFree(now)))
    .returning({ id: head.id });
  return rows.length > 0;
}

const isHeld = ({ id, lease }: Lease) =>
  and(eq(head.id, id), eq(head.lease, lease), eq(head.state, importStateCodes.saving));

/** For progress requests to other nodes. */
export async function tellProgress(
  db: Db,
  held: Lease,
  change: { done: number; leasedUntil: Date },
) {
  await db.update(head).set(change).where(isHeld(held));
}

/** In the transaction that saved the rows: whether they are still its own to save. */
export async function finishImport(inside: Db, held: Lease, done: number) {
  const rows = await inside
    .update(head)
    .set({ state: importStateCodes.done, done, leasedUntil: null })
    .where(isHeld(held))
    .returning({ id: head.id });
  return rows.length > 0;
}

export async function failImport(db: Db, held: Lease, failure: string) {
  await db
    .update(head)
    .set({ state: importStateCodes.failed, done: 0, failure, leasedUntil: null })
    .where(isHeld(held));
}

/** Answers false while the import is being saved. */
export async function deleteImport(db: Db, id: number, now: Date) {
  const rows = await db
    .delete(head)
    .where(and(eq(head.id, id), or(eq(head.state, importStateCodes.done), isFree(now))))
    .returning({ id: head.id });
  return rows.length > 0;
}

export async function deleteExpired(db: Db, now: Date) {
  await db.delete(head).where(lt(head.expiresAt, now));
}

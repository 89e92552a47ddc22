import type { QuestionImportChoice } from '@cheese/domain/codes/exam/questionFiles';
import { and, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { type Paged, rowsOf } from '../../../db/paged';
import {
  type ImportedFile,
  questionColumnMatch as match,
  questionImport as head,
  questionImportRow as row,
} from './questionImport.tables';

export type NewImport = Pick<
  typeof head.$inferInsert,
  | ('personId' | 'organisationId' | 'bankId' | 'fileName' | 'sourceKey' | 'pictureFolder')
  | ('createdAt' | 'expiresAt')
>;

export async function insertImport(db: Db, made: NewImport): Promise<number> {
  const rows = await db
    .insert(head)
    .values({ ...made, state: 'reading' })
    .returning({ id: head.id });
  return present(rows[0]).id;
}

interface Whose {
  id: number;
  personId: number;
  organisationId: number;
}

/** Only the user's own, in their current school, before it expires. */
export async function findImport(db: Db, { id, personId, organisationId }: Whose, now: Date) {
  const isIt = and(
    eq(head.id, id),
    eq(head.personId, personId),
    eq(head.organisationId, organisationId),
    gt(head.expiresAt, now),
  );
  return (await db.select().from(head).where(isIt))[0] ?? null;
}

/** Held until the transaction ends. */
export async function takeImport(db: Db, id: number): Promise<ImportedFile | null> {
  return (await db.select().from(head).where(eq(head.id, id)).for('update'))[0] ?? null;
}

export async function findById(db: Db, id: number): Promise<ImportedFile | null> {
  return (await db.select().from(head).where(eq(head.id, id)))[0] ?? null;
}

type Change = Partial<Omit<typeof head.$inferInsert, 'id'>>;

export async function updateImport(db: Db, id: number, change: Change) {
  await db.update(head).set(change).where(eq(head.id, id));
}

export async function deleteImport(db: Db, id: number) {
  await db.delete(head).where(eq(head.id, id));
}

export async function selectImports(
  db: Db,
  { personId, organisationId, bankId, now }: Omit<Whose, 'id'> & { bankId: number; now: Date },
  paged: Paged,
) {
  const isTheirs = and(
    eq(head.personId, personId),
    eq(head.organisationId, organisationId),
    eq(head.bankId, bankId),
    gt(head.expiresAt, now),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select()
    .from(head)
    .where(isTheirs)
    .orderBy(desc(head.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(head, isTheirs) };
}

/** The user's abandoned imports beyond the newest few, and expired ones. */
export const selectForgotten = (db: Db, personId: number, newest: number) =>
  db
    .select()
    .from(head)
    .where(and(eq(head.personId, personId), inArray(head.state, ['reading', 'waiting', 'failed'])))
    .orderBy(desc(head.id))
    .offset(newest);

export const selectExpired = (db: Db, now: Date) =>
  db.select().from(head).where(lte(head.expiresAt, now)).limit(200);

/** As many kinds of tables as one person brings. */
const MOST_MATCHES = 500;

/** By hash of the headings; only the newest if there are very many. */
export async function selectMatches(db: Db, personId: number) {
  const rows = await db
    .select()
    .from(match)
    .where(eq(match.personId, personId))
    .orderBy(desc(match.saidAt))
    .limit(MOST_MATCHES);
  return Object.fromEntries(rows.map(({ headings, matched }) => [headings, matched]));
}

export async function keepMatch(db: Db, made: typeof match.$inferInsert) {
  const { matched, saidAt } = made;
  await db
    .insert(match)
    .values(made)
    .onConflictDoUpdate({ target: [match.personId, match.headings], set: { matched, saidAt } });
}

/** Says what becomes of some of them; of those that are saved nothing is said any more. */
export async function choose(
  db: Db,
  importId: number,
  { chosen, choice }: { chosen: SQL | undefined; choice: QuestionImportChoice | null },
) {
  await db
    .update(row)
    .set({ choice })
    .where(and(eq(row.importId, importId), chosen));
}

export async function deleteRows(db: Db, importId: number) {
  await db.delete(row).where(eq(row.importId, importId));
}

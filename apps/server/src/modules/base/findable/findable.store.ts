import { and, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import {
  findable,
  findableKind,
  type FindableRow,
  synonym,
  thisTransaction,
} from './findable.tables';
import type { Shelf } from './findable.shapes';

/**
 * A lock until the end of the transaction: reading a whole kind excludes single updates, so that an
 * older text does not overwrite a newer one; single updates do not exclude each other.
 */
export async function holdKind(db: Db, kind: string, how: 'some' | 'whole') {
  const lock = sql.raw(how === 'whole' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await db.execute(sql`select ${lock}(hashtext(${`findable ${kind}`}))`);
}

type NewFindable = Omit<FindableRow, 'changedIn' | 'isGone'>;

const said = (column: string) => sql.raw(`excluded.${column}`);

export async function saveFindable(db: Db, rows: readonly NewFindable[]) {
  if (rows.length === 0) return;
  await db
    .insert(findable)
    .values([...rows])
    .onConflictDoUpdate({
      target: [findable.kind, findable.id],
      set: {
        shelf: said('shelf'),
        type: said('type'),
        weight: said('weight'),
        title: said('title'),
        signs: said('signs'),
        sounds: said('sounds'),
        isGone: sql`false`,
        changedIn: thisTransaction,
      },
      // Skips unchanged rows, so that nodes do not reload them.
      setWhere: sql`${findable.isGone} or (${findable.shelf}, ${findable.type}, ${findable.weight},
        ${findable.title}, ${findable.signs}, ${findable.sounds}) is distinct from (excluded.shelf,
        excluded.type, excluded.weight, excluded.title, excluded.signs, excluded.sounds)`,
    });
}

export async function markGone(db: Db, kind: string, ids: readonly number[]) {
  if (ids.length === 0) return;
  await db
    .update(findable)
    .set({ isGone: true, changedIn: thisTransaction })
    .where(and(eq(findable.kind, kind), inArray(findable.id, [...ids])));
}

/** Takes out what stands between two ids of a kind and is none of those. */
export async function markOthersGone(
  db: Db,
  kind: string,
  { after, upTo, ids }: { after: number; upTo: number | null; ids: readonly number[] },
) {
  await db
    .update(findable)
    .set({ isGone: true, changedIn: thisTransaction })
    .where(
      and(
        eq(findable.kind, kind),
        eq(findable.isGone, false),
        gt(findable.id, after),
        upTo === null ? undefined : lte(findable.id, upTo),
        ids.length > 0 ? notInArray(findable.id, [...ids]) : undefined,
      ),
    );
}

export const selectKinds = (db: Db) => db.select().from(findableKind);

export async function saveKind(db: Db, kind: string, reading: number) {
  await db
    .insert(findableKind)
    .values({ kind, reading })
    .onConflictDoUpdate({ target: findableKind.kind, set: { reading } });
}

const itemColumns = {
  kind: findable.kind,
  id: findable.id,
  type: findable.type,
  weight: findable.weight,
  title: findable.title,
  signs: findable.signs,
  sounds: findable.sounds,
  isGone: findable.isGone,
};

export type StoredItem = Pick<FindableRow, keyof typeof itemColumns>;

/** The next items of a shelf, in the order of their keys. */
export const selectItems = (
  db: Db,
  shelf: Shelf,
  after: Pick<StoredItem, 'kind' | 'id'>,
  limit: number,
): Promise<StoredItem[]> =>
  db
    .select(itemColumns)
    .from(findable)
    .where(
      and(
        eq(findable.shelf, shelf),
        eq(findable.isGone, false),
        sql`(${findable.kind}, ${findable.id}) > (${after.kind}, ${after.id})`,
      ),
    )
    .orderBy(findable.kind, findable.id)
    .limit(limit);

/** Rows of transactions that were still running at the horizon. */
const since = (column: typeof findable.changedIn | typeof synonym.changedIn, horizon: string) =>
  // Numbers to come stand in rows that another database wrote, before they were brought here.
  and(sql`${column} >= ${horizon}::xid8`, sql`${column} < pg_snapshot_xmax(pg_current_snapshot())`);

export const selectChanged = (db: Db, shelf: Shelf, horizon: string): Promise<StoredItem[]> =>
  db
    .select(itemColumns)
    .from(findable)
    .where(and(eq(findable.shelf, shelf), since(findable.changedIn, horizon)));

export interface Look {
  /** Every transaction before this number is over. */
  horizon: string;
  hasChanged: boolean;
  /** Synonyms: how many there are, and whether one is new. */
  synonyms: number;
  haveSynonymsChanged: boolean;
}

/** Answers the horizon to pass next time. */
export async function lookForChanges(db: Db, horizon: string): Promise<Look> {
  const [look] = await rawRows<Look>(
    db,
    sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as "horizon",
      exists (select 1 from ${findable} where ${since(findable.changedIn, horizon)}) as "hasChanged",
      (select count(*)::int from ${synonym}) as "synonyms",
      exists (select 1 from ${synonym} where ${since(synonym.changedIn, horizon)}) as "haveSynonymsChanged"`,
  );
  return look ?? { horizon, hasChanged: false, synonyms: 0, haveSynonymsChanged: false };
}

export const selectSynonyms = (db: Db) =>
  db.select({ words: synonym.words }).from(synonym).orderBy(synonym.id);

export async function insertSynonyms(db: Db, groups: readonly (readonly string[])[]) {
  await db.insert(synonym).values(groups.map((words) => ({ words: [...words] })));
}

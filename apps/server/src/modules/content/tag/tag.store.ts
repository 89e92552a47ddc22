import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { tagTypeCodes, type TagType } from '@cheese/domain/codes/content/tagTypes';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { type AnyTagType, personTag, tag, type TagRow } from './tag.tables';

const inOrder = [asc(tag.pid), asc(tag.place), asc(tag.id)];
// Written out: where one table alone is asked, its columns come without its name.
const hasChild = sql<0 | 1>`exists (select 1 from tag below where below.pid = tag.id)::int`;
const columns = { id: tag.id, name: tag.name, pid: tag.pid, hasChild };

export type TagWithChild = Pick<TagRow, 'id' | 'name' | 'pid'> & { hasChild: 0 | 1 };

interface Slice {
  type: AnyTagType;
  pid?: number | undefined;
  limit: number;
  offset: number;
}

const ofSlice = ({ type, pid }: Pick<Slice, 'type' | 'pid'>) =>
  and(eq(tag.type, type), pid === undefined ? undefined : eq(tag.pid, pid));

export const selectTags = (db: Db, slice: Slice): Promise<TagWithChild[]> =>
  db
    .select(columns)
    .from(tag)
    .where(ofSlice(slice))
    .orderBy(...inOrder)
    .limit(slice.limit)
    .offset(slice.offset);

export async function countTags(db: Db, slice: Pick<Slice, 'type' | 'pid'>) {
  const rows = await db.select({ n: count() }).from(tag).where(ofSlice(slice));
  return rows[0]?.n ?? 0;
}

export const selectTree = (db: Db, type: AnyTagType): Promise<TagWithChild[]> =>
  db
    .select(columns)
    .from(tag)
    .where(eq(tag.type, type))
    .orderBy(...inOrder);

/** The groups of one product's options, and the options, groups first. */
export async function selectOptions(db: Db, productType: CommodityType, types: AnyTagType[]) {
  return db
    .select(columns)
    .from(tag)
    .where(and(eq(tag.productType, productType), inArray(tag.type, types)))
    .orderBy(asc(tag.type), ...inOrder);
}

/** A tag and everything below it, as a question inside another one. */
export const branchOf = (id: number) => sql`(
  with recursive branch as (
    select ${id}::int as id
    union select t.id from ${tag} t join branch on t.pid = branch.id
  ) select id from branch)`;

/** Filters to existing tags, with their parents. */
export const selectByIds = (db: Db, ids: readonly number[]) =>
  db
    .select(columns)
    .from(tag)
    .where(inArray(tag.id, [...ids]));

export async function findChosen(db: Db, personId: number): Promise<number | null> {
  const rows = await db.select().from(personTag).where(eq(personTag.personId, personId));
  return rows[0]?.tagId ?? null;
}

export async function saveChosen(db: Db, personId: number, tagId: number) {
  await db
    .insert(personTag)
    .values({ personId, tagId })
    .onConflictDoUpdate({ target: personTag.personId, set: { tagId } });
}

export async function dropChosen(db: Db, personId: number) {
  await db.delete(personTag).where(eq(personTag.personId, personId));
}

export async function findSubject(db: Db, id: number): Promise<TagRow | null> {
  const rows = await db
    .select()
    .from(tag)
    .where(and(eq(tag.id, id), eq(tag.type, tagTypeCodes.subject)));
  return rows[0] ?? null;
}

const SUBJECT: TagType = tagTypeCodes.subject;

/** The subjects above what a commodity is sorted under, from the top down to its own. */
export const selectPathOf = (db: Db, commodityId: number) =>
  rawRows<Pick<TagRow, 'id' | 'name'>>(
    db,
    sql`with recursive path as (
      (select tag.id, tag.name, tag.pid, 0 as depth from commodity_tag
        join tag on tag.id = commodity_tag.tag_id and tag.type = ${SUBJECT}
        where commodity_tag.commodity_id = ${commodityId} order by tag.pid desc, tag.id limit 1)
      union all select above.id, above.name, above.pid, depth + 1 from tag above
        join path on above.id = path.pid where depth < 8
    ) select id, name from path order by depth desc`,
  );

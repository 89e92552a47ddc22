import type { ChargeKind, CommodityType, CourseType } from '@cheese/domain/codes/shop/products';
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { branchOf, selectByIds } from '../../content/tag/tag.door';
import { commodity, commodityTag } from '../goods/commodity.tables';

export interface Narrowing {
  type?: CommodityType | undefined;
  courseType?: CourseType | undefined;
  charge?: ChargeKind | undefined;
  tagId?: number | undefined;
  classifyId?: number | undefined;
  filterIds?: readonly number[] | undefined;
}

/** A subject means everything below it as well; of one filter group any, of several groups each. */
export async function narrowed(db: Db, asked: Narrowing): Promise<SQL | undefined> {
  const { type, courseType, charge, tagId, classifyId, filterIds = [] } = asked;
  const groups = await filterGroups(db, filterIds);
  return and(
    // Parts are met at what they belong to, or where one asks for their type.
    type ? eq(commodity.type, type) : isNull(commodity.wholeId),
    courseType && eq(commodity.courseType, courseType),
    charge && eq(commodity.charge, charge),
    tagId ? carries(db, branchOf(tagId)) : undefined,
    classifyId ? carries(db, [classifyId]) : undefined,
    ...groups.map((ids) => (ids.length > 0 ? carries(db, ids) : sql`false`)),
  );
}

function carries(db: Db, tagIds: number[] | SQL): SQL {
  const isOne = inArray(commodityTag.tagId, tagIds);
  return exists(
    db
      .select({ one: sql`1` })
      .from(commodityTag)
      .where(and(eq(commodityTag.commodityId, commodity.id), isOne)),
  );
}

/** The chosen filters by the group that they stand in; unknown ones find nothing. */
async function filterGroups(db: Db, ids: readonly number[]): Promise<number[][]> {
  if (ids.length === 0) return [];
  const tags = await selectByIds(db, ids);
  if (tags.length < new Set(ids).size) return [[]];
  const groups = new Map<number, number[]>();
  for (const { id, pid } of tags) groups.set(pid, [...(groups.get(pid) ?? []), id]);
  return [...groups.values()];
}

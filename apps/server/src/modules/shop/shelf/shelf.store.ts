import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import type { ShelfState } from '@cheese/domain/codes/shop/shelf';
import { type CommodityType, commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { pageBy, type Paged } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { tag } from '../../content/tag/tag.tables';
import {
  commodity,
  type CommodityRow,
  commodityTag,
  specification,
} from '../goods/commodity.tables';
import { optionUses } from '../../content/tag/tag.uses';

interface ShelfAsked extends Paged {
  keyword?: string;
  type?: CommodityType;
  state?: ShelfState;
}

const states: Record<ShelfState, SQL> = {
  onSale: isNull(commodity.withdrawnAt),
  withdrawn: isNotNull(commodity.withdrawnAt),
};

const ways = {
  keyword: sql`${commodity.title} ilike ${sql.placeholder('pattern')}`,
  type: eq(commodity.type, sql.placeholder('type')),
};

const { id, type, productId, title, cover, teacher, charge } = commodity;
const { weight, learnerCount, publishedAt, withdrawnAt } = commodity;
const shown = {
  id,
  type,
  productId,
  title,
  cover,
  teacher,
  charge,
  weight,
  learnerCount,
  publishedAt,
  withdrawnAt,
};

/** As learners meet them: what is put forward first; what is off the shelf behind. */
export function selectShelf(db: Db, asked: ShelfAsked) {
  const { keyword, type, state } = asked;
  const chosen = filtersOf(ways, asked);
  const name = ['shelf', state, chosen.name].join('_');
  const plan = prepared(db, name, () => {
    const first = and(eq(specification.commodityId, commodity.id), eq(specification.place, 0));
    return db
      .select({
        row: shown,
        price: specification.price,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(commodity)
      .leftJoin(specification, first)
      .where(and(state && states[state], chosen.where))
      .orderBy(
        sql`${commodity.withdrawnAt} is not null`,
        desc(commodity.weight),
        desc(commodity.id),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return pageBy(plan, { type, pattern: keyword && likePattern(keyword) }, asked);
}

export const selectTagsOf = (db: Db, commodityIds: number[]) =>
  prepared(db, 'tags_of_commodities', () =>
    db
      .select({ commodityId: commodityTag.commodityId, id: tag.id, name: tag.name })
      .from(commodityTag)
      .innerJoin(tag, eq(tag.id, commodityTag.tagId))
      .where(sql`${commodityTag.commodityId} = any(${sql.placeholder('ids')}::int[])`)
      .orderBy(asc(tag.type), asc(tag.id))
      .prepare('tags_of_commodities'),
  ).execute({ ids: commodityIds });

/** Locks the rows in a fixed order. */
export const lockShelved = (db: Db, ids: number[]): Promise<CommodityRow[]> =>
  db
    .select()
    .from(commodity)
    .where(inArray(commodity.id, ids))
    .orderBy(asc(commodity.id))
    .for('update');

/** Filters to tags allowed for this type of product. */
export const selectTagsFor = (db: Db, type: CommodityType, ids: number[]) =>
  db
    .select({ id: tag.id, name: tag.name })
    .from(tag)
    .where(
      and(
        inArray(tag.id, ids),
        or(
          eq(tag.type, tagTypeCodes.subject),
          and(inArray(tag.type, Object.values(optionUses)), eq(tag.productType, type)),
        ),
      ),
    )
    .orderBy(asc(tag.type), asc(tag.id));

/** Charge type and lowest price of a course on sale. */
export async function findCharge(db: Db, courseId: number) {
  const [row] = await db
    .select({ charge: commodity.charge, price: specification.price })
    .from(commodity)
    .innerJoin(specification, eq(specification.commodityId, commodity.id))
    .where(and(eq(commodity.type, commodityTypeCodes.course), eq(commodity.productId, courseId)))
    .orderBy(asc(specification.price))
    .limit(1);
  return row ?? null;
}

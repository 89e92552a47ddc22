import type { ShelfState } from '@cheese/domain/codes/shop/shelf';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { optionUses, tag } from '../../content/tag/tag.tables';
import {
  commodity,
  type CommodityRow,
  commodityTag,
  specification,
} from '../commodity/commodity.tables';

interface ShelfAsked extends Paged {
  keyword?: string;
  type?: CommodityType;
  state?: ShelfState;
}

/** As learners meet them: what is put forward first; what is off the shelf behind. */
export async function selectShelf(db: Db, { keyword, type, state, ...paged }: ShelfAsked) {
  const first = and(eq(specification.commodityId, commodity.id), eq(specification.place, 0));
  const where = and(
    keyword ? ilike(commodity.title, containing(keyword)) : undefined,
    type && eq(commodity.type, type),
    state &&
      (state === 'onSale' ? isNull(commodity.withdrawnAt) : isNotNull(commodity.withdrawnAt)),
  );
  const rows = await db
    .select({ row: commodity, price: specification.price })
    .from(commodity)
    .leftJoin(specification, first)
    .where(where)
    .orderBy(sql`${commodity.withdrawnAt} is not null`, desc(commodity.weight), desc(commodity.id))
    .limit(rowsOf(paged).limit)
    .offset(rowsOf(paged).offset);
  return { rows, total: await db.$count(commodity, where) };
}

export const selectTagsOf = (db: Db, commodityIds: number[]) =>
  db
    .select({ commodityId: commodityTag.commodityId, id: tag.id, name: tag.name })
    .from(commodityTag)
    .innerJoin(tag, eq(tag.id, commodityTag.tagId))
    .where(inArray(commodityTag.commodityId, commodityIds))
    .orderBy(asc(tag.type), asc(tag.id));

/** Until the transaction ends, nobody else changes them; always in one order. */
export const lockShelved = (db: Db, ids: number[]): Promise<CommodityRow[]> =>
  db
    .select()
    .from(commodity)
    .where(inArray(commodity.id, ids))
    .orderBy(asc(commodity.id))
    .for('update');

export const updateShelved = (
  db: Db,
  ids: number[],
  change: Partial<Pick<CommodityRow, 'weight' | 'withdrawnAt'>>,
) => db.update(commodity).set(change).where(inArray(commodity.id, ids));

/** Of these tags, those that a product of this type may carry. */
export const selectTagsFor = (db: Db, type: CommodityType, ids: number[]) =>
  db
    .select({ id: tag.id, name: tag.name })
    .from(tag)
    .where(
      and(
        inArray(tag.id, ids),
        or(
          eq(tag.type, 9),
          and(inArray(tag.type, Object.values(optionUses)), eq(tag.productType, type)),
        ),
      ),
    )
    .orderBy(asc(tag.type), asc(tag.id));

export async function writeTags(db: Db, commodityId: number, tagIds: number[]) {
  await db.delete(commodityTag).where(eq(commodityTag.commodityId, commodityId));
  if (tagIds.length === 0) return;
  await db.insert(commodityTag).values(tagIds.map((tagId) => ({ commodityId, tagId })));
}

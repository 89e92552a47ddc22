import type { Db } from '../../../db/database';
import { onSale, isDiscountedAt } from '../../shop/commodity/commodity.filters';
import { commodity, limitedPrice } from '../../shop/goods/commodity.tables';
import { and, eq, sql } from 'drizzle-orm';
import { slide, slideLibrary } from './slide.tables';
import { offered } from './slide.list.store';
import { isSoldAs } from './slide.sold.filters';

/** The search results as a joinable table, best first. */
const found = (ids: readonly number[]) =>
  sql`unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as hit (id, place)`;

const shown = and(onSale, eq(slide.isShown, true));

const onOffer = (db: Db, ids: readonly number[] | null) =>
  db
    .select({ id: slide.id })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .where(and(shown, ids ? sql`${slide.id} = any(${`{${ids.join(',')}}`}::int[])` : undefined));

/** Counts those on offer; null counts all. */
export const countOffered = (db: Db, ids: readonly number[] | null) =>
  db.$count(onOffer(db, ids).as('offered_slides'));

/** Filters to those on offer. */
export async function selectOffered(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set((await onOffer(db, ids)).map(({ id }) => id));
}

export const selectFound = (
  db: Db,
  { ids, now, limit, offset }: { ids: readonly number[]; now: Date; limit: number; offset: number },
) =>
  db
    .select(offered)
    .from(found(ids))
    .innerJoin(slide, eq(slide.id, sql`hit.id`))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .leftJoin(limitedPrice, isDiscountedAt(now))
    .where(shown)
    .orderBy(sql`hit.place`)
    .limit(limit)
    .offset(offset);

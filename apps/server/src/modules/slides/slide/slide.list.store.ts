import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import { firstSpecification, isDiscountedAt } from '../../shop/commodity/commodity.filters';
import { commodity, limitedPrice, specification } from '../../shop/goods/commodity.tables';
import { todaysPrice } from '../../shop/goods/price.today.columns';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { ListSort } from '@cheese/domain/codes/shop/listSorts';
import { slide, slideLibrary } from './slide.tables';
import { isSoldAs } from './slide.sold.filters';

/** Every order ends with the id, so that equals do not change places between two pages. */
const orders = (now: Date): Record<ListSort, SQL[]> => ({
  1: [desc(commodity.weight), asc(slide.libraryId), asc(slide.place), asc(slide.id)],
  2: [desc(slide.createdAt), desc(slide.id)],
  3: [desc(slide.viewCount), desc(slide.id)],
  4: [asc(todaysPrice(now)), asc(slide.id)],
  5: [desc(todaysPrice(now)), asc(slide.id)],
});

/** A slide of the platform's, and what it is sold as. */
export const offered = {
  slide,
  commodityId: commodity.id,
  charge: commodity.charge,
  limited: limitedPrice,
};

export const countSold = (db: Db, where: SQL | undefined) =>
  db.$count(
    db
      .select({ id: slide.id })
      .from(slide)
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .innerJoin(commodity, isSoldAs)
      .where(where)
      .as('sold_slides'),
  );

interface Found extends Paged {
  where: SQL | undefined;
}

export const selectPlatformSlides = (
  db: Db,
  { now, where, sort, pageCnt, page }: Found & { now: Date; sort: ListSort },
) =>
  db
    .select(offered)
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .leftJoin(specification, firstSpecification)
    .leftJoin(limitedPrice, isDiscountedAt(now))
    .where(where)
    .orderBy(...orders(now)[sort])
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);

export async function selectOfSchool(db: Db, { where, pageCnt, page }: Found) {
  const found = db
    .select({ slide })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .where(where);
  const total = await db.$count(found.as('school_slides'));
  const rows = await found
    .orderBy(asc(slide.place), asc(slide.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { total, rows };
}

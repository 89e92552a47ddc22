import type { Db } from '../../../db/database';
import { onSale } from '../../shop/commodity/commodity.filters';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, count, eq } from 'drizzle-orm';
import { slide, slideLibrary } from './slide.tables';
import { isSoldAs } from './slide.sold.filters';

export function selectFacets(db: Db) {
  const { field, system, stain, organ } = slide;
  return db
    .select({ field, system, stain, organ, count: count() })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .where(and(onSale, eq(slide.isShown, true)))
    .groupBy(field, system, stain, organ);
}

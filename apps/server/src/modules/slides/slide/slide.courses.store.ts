import type { Db } from '../../../db/database';
import { onSale } from '../../shop/commodity/commodity.filters';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { slide, slideLibrary } from './slide.tables';
import { isSoldAs } from './slide.sold.filters';

const { id, title, thumbnail } = slide;

export function selectNameable(db: Db, owner: number | null, ids: readonly number[]) {
  const isKept = owner === null ? undefined : eq(slideLibrary.organisationId, owner);
  const isOffered = and(isNotNull(commodity.id), onSale, slide.isShown);
  return db
    .select({ id, title, thumbnail })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .leftJoin(commodity, isSoldAs)
    .where(and(inArray(id, [...new Set(ids)]), or(isKept, isOffered)));
}

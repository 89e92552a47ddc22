import type { Db } from '../../../../db/database';
import { commodity } from '../../../shop/goods/commodity.tables';
import { and, asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { slide, slideLibrary } from '../slide.tables';

export interface Facts {
  field: SlideLibrary['field'];
  updatedAt: Date;
  slideCount: number;
  viewCount: number;
}

/** Platform libraries only. */
export async function selectFacts(db: Db, ids: readonly number[]): Promise<Map<number, Facts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: slideLibrary.id,
      field: slideLibrary.field,
      updatedAt: slideLibrary.updatedAt,
      slideCount: count(slide.id),
      viewCount: sum(slide.viewCount).mapWith(Number),
    })
    .from(slideLibrary)
    .leftJoin(slide, and(eq(slide.libraryId, slideLibrary.id), eq(slide.isShown, true)))
    .where(inArray(slideLibrary.id, [...ids]))
    .groupBy(slideLibrary.id);
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, viewCount: row.viewCount ?? 0 }]));
}

/** A library of the platform that is sold. */
export const isListed = (field: SlideLibrary['field'] | undefined) =>
  and(
    sql`${slideLibrary.id} = ${commodity.productId} and ${slideLibrary.organisationId} is null`,
    field && eq(slideLibrary.field, field),
  );

export function selectDirectory(db: Db, libraryId: number) {
  const { id, title, thumbnail } = slide;
  return db
    .select({ id, title, thumbnail })
    .from(slide)
    .where(and(eq(slide.libraryId, libraryId), eq(slide.isShown, true)))
    .orderBy(asc(slide.place), asc(slide.id));
}

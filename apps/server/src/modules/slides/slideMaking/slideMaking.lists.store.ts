import type { Db } from '../../../db/database';
import { media } from '../../learning/mediaFile/media.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { isSoldAs } from '../slide/slide.sold.filters';
import { slide, slideLibrary, slideScan } from '../slide/slide.tables';
import { asc, count, eq, isNull, sql } from 'drizzle-orm';

export function selectLibraries(db: Db, organisationId: number | null) {
  const name = sql<string>`coalesce(max(${commodity.title}), ${slideLibrary.name})`;
  return db
    .select({ id: slideLibrary.id, name, slideCount: count(slide.id) })
    .from(slideLibrary)
    .leftJoin(slide, eq(slide.libraryId, slideLibrary.id))
    .leftJoin(commodity, isSoldAs)
    .where(
      organisationId === null
        ? isNull(slideLibrary.organisationId)
        : eq(slideLibrary.organisationId, organisationId),
    )
    .groupBy(slideLibrary.id)
    .orderBy(asc(slideLibrary.id));
}

export function selectUses(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(slideScan)
    .innerJoin(slide, eq(slide.scanId, slideScan.id))
    .where(eq(slideScan.mediaId, media.id));
}

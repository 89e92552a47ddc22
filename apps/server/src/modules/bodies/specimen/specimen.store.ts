import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { slide, slideLibrary } from '../../slides/slide/slide.tables';
import { specimen, specimenHotspot, type SpecimenRow, specimenSlide } from './specimen.tables';

export interface SpecimenFacts extends SpecimenRow {
  hotspotCount: number;
}

/** By id. */
export async function selectSpecimens(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, SpecimenFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ specimen, hotspotCount: count(specimenHotspot.id) })
    .from(specimen)
    .leftJoin(specimenHotspot, eq(specimenHotspot.specimenId, specimen.id))
    .where(inArray(specimen.id, [...ids]))
    .groupBy(specimen.id);
  return new Map(
    rows.map((row) => [row.specimen.id, { ...row.specimen, hotspotCount: row.hotspotCount }]),
  );
}

/** Slides shown beside the specimen; their own pages check access. */
export function selectSlides(db: Db, specimenId: number) {
  const { id, title, thumbnail } = slide;
  return db
    .select({ id, title, thumbnail })
    .from(specimenSlide)
    .innerJoin(slide, eq(slide.id, specimenSlide.slideId))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .where(
      and(
        eq(specimenSlide.specimenId, specimenId),
        eq(slide.isShown, true),
        isNull(slideLibrary.organisationId),
      ),
    )
    .orderBy(asc(specimenSlide.place));
}

export async function selectModelIds(db: Db, id: number): Promise<number[]> {
  const plan = prepared(db, 'specimen_model', () =>
    db
      .select({ modelId: specimen.modelId })
      .from(specimen)
      .where(eq(specimen.id, sql.placeholder('id')))
      .prepare('specimen_model'),
  );
  return (await plan.execute({ id })).map(({ modelId }) => modelId);
}

export function selectHotspots(db: Db, specimenId: number) {
  const { id, structureId, title, text, view } = specimenHotspot;
  const plan = prepared(db, 'specimen_hotspots', () =>
    db
      .select({ id, structureId, title, text, view })
      .from(specimenHotspot)
      .where(eq(specimenHotspot.specimenId, sql.placeholder('specimenId')))
      .orderBy(asc(specimenHotspot.place))
      .prepare('specimen_hotspots'),
  );
  return plan.execute({ specimenId });
}

import type { TissueName } from '@cheese/generators/tissues/tissues';
import type { Db } from '@cheese/server/db/database';
import { slide, slideLibrary, slideScan } from '@cheese/server/modules/slides/slide/slide.tables';
import { and, eq, isNull } from 'drizzle-orm';

export type FindSlide = (tissue: TissueName) => number;

/** Finds planted slides of the platform by what they are drawn of. */
export async function slideFinder(db: Db): Promise<FindSlide> {
  const rows = await db
    .select({ id: slide.id, tissue: slideScan.key })
    .from(slide)
    .innerJoin(slideScan, eq(slideScan.id, slide.scanId))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .where(and(eq(slideScan.kind, 'drawn'), isNull(slideLibrary.organisationId)));
  const ids = new Map(rows.map(({ id, tissue }) => [tissue, id]));
  return (tissue) => {
    const id = ids.get(tissue);
    if (id === undefined) throw new Error(`No slide of ${tissue} is planted.`);
    return id;
  };
}

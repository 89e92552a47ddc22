import type { Db } from '../../db/database';
import {
  slide,
  slideLibrary,
  slideScan,
  type NewScan,
} from '../../modules/slides/slide/slide.tables';

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');

/** A library and its slides; one of a school has no commodity. */
export interface GivenSlides {
  /** By default its place in the list: a commodity of type 2 with this product is what it is sold as. */
  id?: number;
  organisationId?: number | null;
  slides: (Partial<typeof slide.$inferInsert> & { scan?: Partial<NewScan> })[];
}

/** 600 by 400 pixels in two levels, drawn. */
const aScan: NewScan = {
  kind: 'drawn',
  key: 'liver',
  bytes: 0,
  width: 600,
  height: 400,
  tileSize: 256,
  levels: [
    { width: 150, height: 100, at: 0 },
    { width: 600, height: 400, at: 1 },
  ],
  mpp: 0.25,
  objective: 40,
};

export async function giveSlides(db: Db, { slides, id, organisationId }: GivenSlides, nth: number) {
  const library = { id: id ?? nth, organisationId: organisationId ?? null };
  const row = { ...library, name: `切片库${nth}`, field: 1 as const, updatedAt: LONG_AGO };
  await db.insert(slideLibrary).values(row);
  for (const [place, { scan, ...one }] of slides.entries()) {
    const [made] = await db
      .insert(slideScan)
      .values({ ...aScan, ...scan })
      .returning({ id: slideScan.id });
    await db.insert(slide).values({
      libraryId: library.id,
      scanId: made?.id ?? 0,
      place,
      title: '肝（正常）',
      field: 1,
      stain: 1,
      organ: '肝',
      system: 3,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      ...one,
    });
  }
}

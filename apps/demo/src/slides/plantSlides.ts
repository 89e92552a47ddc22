import {
  type TissueName,
  tissueLevels,
  tissues,
  TISSUE_TILE,
} from '@cheese/generators/tissues/tissues';
import type { Db } from '@cheese/server/db/database';
import { slide, slideScan } from '@cheese/server/modules/slides/slide/slide.tables';
import { seedSlides } from './slides';

interface Planted {
  libraryId: number;
  place: number;
  /** What cards show of it. */
  thumbnail: string;
  source: string;
  now: Date;
}

/** A slide that is drawn as it is looked at, in a library; its number. */
export async function plantSlide(db: Db, tissue: TissueName, planted: Planted): Promise<number> {
  const { now, ...row } = planted;
  const seed = seedSlides.find((one) => one.tissue === tissue);
  if (!seed) throw new Error(`No slide of ${tissue} is written.`);
  const { tissue: _tissue, library: _library, ...written } = seed;
  const { width, height, ...optics } = tissues[tissue];
  const levels = tissueLevels({ width, height });
  const extent = { width, height, tileSize: TISSUE_TILE, levels };
  const [scan] = await db
    .insert(slideScan)
    .values({ kind: 'drawn', key: tissue, bytes: 0, ...extent, ...optics })
    .returning({ id: slideScan.id });
  const moments = { createdAt: now, updatedAt: now };
  const [made] = await db
    .insert(slide)
    .values({ ...written, ...row, scanId: scan?.id ?? 0, ...moments })
    .returning({ id: slide.id });
  return made?.id ?? 0;
}

import { eq, lte, sql } from 'drizzle-orm';
import type { Asked } from '../../../call';
import type { SlideLibraryContract as C } from '@cheese/domain/contract/viewers/slideLibrary';
import { requireSlide } from './slide.access';
import { slide, slideLook } from './slide.tables';

const HOUR_MS = 3_600_000;

/** Counts a look, once an hour for each person or browser: asking again counts nothing. */
export async function countLook({ body, browser, ...asking }: Asked<C['viewCount']>) {
  const { db, person, clock } = asking;
  const { slide: seen } = await requireSlide(asking, body.slideId);
  const looker = person ? `person:${person.id}` : `browser:${browser.mark()}`;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const counted = await tx
      .insert(slideLook)
      .values({ slideId: seen.id, looker, lookedAt: now })
      .onConflictDoUpdate({
        target: [slideLook.slideId, slideLook.looker],
        set: { lookedAt: now },
        setWhere: lte(slideLook.lookedAt, new Date(now.getTime() - HOUR_MS)),
      })
      .returning({ slideId: slideLook.slideId });
    if (counted.length === 0) return seen.viewCount;
    const rows = await tx
      .update(slide)
      .set({ viewCount: sql`${slide.viewCount} + 1` })
      .where(eq(slide.id, seen.id))
      .returning({ viewCount: slide.viewCount });
    return rows[0]?.viewCount ?? seen.viewCount;
  });
}

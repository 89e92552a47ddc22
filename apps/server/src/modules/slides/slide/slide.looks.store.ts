import { PERSON, VISITOR } from '../../../calls/counted';
import type { Db } from '../../../db/database';
import { and, eq, gt, like, lte, sql } from 'drizzle-orm';
import { slide, slideLook } from './slide.tables';

/** Locks the slide, so that concurrent views are all counted. */
export async function takeSlide(tx: Db, id: number): Promise<number> {
  const { viewCount } = slide;
  const rows = await tx
    .select({ viewCount })
    .from(slide)
    .where(eq(slide.id, id))
    .for('no key update');
  return rows[0]?.viewCount ?? 0;
}

export type Look = typeof slideLook.$inferInsert & { lookedAt: Date };

/** The people who have ever looked, and the visitors since a moment. */
export async function countLookers(tx: Db, slideId: number, since: Date) {
  const isOf = (kind: string) => like(slideLook.looker, `${kind}%`);
  const isLate = and(isOf(VISITOR), gt(slideLook.lookedAt, since));
  const [row] = await tx
    .select({
      people: sql<number>`(count(*) filter (where ${isOf(PERSON)}))::int`,
      visitors: sql<number>`(count(*) filter (where ${isLate}))::int`,
    })
    .from(slideLook)
    .where(eq(slideLook.slideId, slideId));
  return row ?? { people: 0, visitors: 0 };
}

export const updateViews = (db: Db, slideId: number, viewCount: number) =>
  db.update(slide).set({ viewCount }).where(eq(slide.id, slideId));

export const insertLook = (db: Db, look: Look) =>
  db.insert(slideLook).values(look).onConflictDoNothing().returning({ slideId: slideLook.slideId });

export const keepVisitorsLook = (db: Db, look: Look, dayAgo: Date) =>
  db
    .insert(slideLook)
    .values(look)
    .onConflictDoUpdate({
      target: [slideLook.slideId, slideLook.looker],
      set: { lookedAt: look.lookedAt },
      setWhere: lte(slideLook.lookedAt, dayAgo),
    })
    .returning({ slideId: slideLook.slideId });

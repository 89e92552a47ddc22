import type { SlideLibraryContract as C } from '@cheese/domain/contract/slides/slideLibrary';
import { and, eq, gt, like, lte, sql } from 'drizzle-orm';
import type { CallContext } from '../../../calls/call';
import { countedAs, hasRoomForVisitor, PERSON, VISITOR } from '../../../calls/counted';
import type { Db } from '../../../db/database';
import { requireSlide } from './slide.access';
import { slide, slideLook } from './slide.tables';

const DAY_MS = 24 * 3_600_000;

/** A user counts once for good; a visitor once a day, up to a limit. */
export async function countLook({ body, caller, ...context }: CallContext<C['viewCount']>) {
  const { db, person, clock } = context;
  const { slide: seen } = await requireSlide(context, body.slideId);
  const look = { slideId: seen.id, looker: countedAs(person, caller), lookedAt: clock.now() };
  return db.transaction(async (tx) => {
    const before = await takeSlide(tx, seen.id);
    if (!(await (person ? isNewPerson(tx, look) : isNewVisitor(tx, look)))) return before;
    const viewCount = before + 1;
    await tx.update(slide).set({ viewCount }).where(eq(slide.id, seen.id));
    return viewCount;
  });
}

/** Locks the slide, so that concurrent views are all counted. */
async function takeSlide(tx: Db, id: number): Promise<number> {
  const { viewCount } = slide;
  const rows = await tx
    .select({ viewCount })
    .from(slide)
    .where(eq(slide.id, id))
    .for('no key update');
  return rows[0]?.viewCount ?? 0;
}

type Look = typeof slideLook.$inferInsert & { lookedAt: Date };

async function isNewPerson(tx: Db, look: Look): Promise<boolean> {
  const rows = await tx
    .insert(slideLook)
    .values(look)
    .onConflictDoNothing()
    .returning({ slideId: slideLook.slideId });
  return rows.length > 0;
}

async function isNewVisitor(tx: Db, look: Look): Promise<boolean> {
  const dayAgo = new Date(look.lookedAt.getTime() - DAY_MS);
  if (!hasRoomForVisitor(await countLookers(tx, look.slideId, dayAgo))) return false;
  const rows = await tx
    .insert(slideLook)
    .values(look)
    .onConflictDoUpdate({
      target: [slideLook.slideId, slideLook.looker],
      set: { lookedAt: look.lookedAt },
      setWhere: lte(slideLook.lookedAt, dayAgo),
    })
    .returning({ slideId: slideLook.slideId });
  return rows.length > 0;
}

/** The people who have ever looked, and the visitors since a moment. */
async function countLookers(tx: Db, slideId: number, since: Date) {
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

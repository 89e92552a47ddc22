import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { audience } from '../../school/audience/audience.tables';
import { slide, slideLibrary } from '../slide/slide.tables';
import { inputsOf, isFor, isLaidOut } from '../slide/lending/slideTray.door';
import { slideTray, slideTrayExam, slideTraySlide } from '../slide/lending/slideTray.tables';

const MOST_LISTED = 100;

/** Trays that end first come first. */
export async function listLaidOut(db: Db, person: Person, at: Date) {
  const plan = prepared(db, 'slide_trays_laid_out', () =>
    db
      .select({ tray: slideTray, slideCount: count(slideTraySlide.slideId) })
      .from(slideTray)
      .innerJoin(audience, eq(audience.id, slideTray.audienceId))
      .innerJoin(slideTraySlide, eq(slideTraySlide.trayId, slideTray.id))
      .where(and(isLaidOut, isFor(db)))
      .groupBy(slideTray.id)
      .orderBy(sql`${slideTray.endsAt} asc nulls last`, desc(slideTray.id))
      .limit(MOST_LISTED)
      .prepare('slide_trays_laid_out'),
  );
  return plan.execute(inputsOf(person, at));
}

export async function findLaidOut(db: Db, person: Person, id: number, at: Date) {
  const plan = prepared(db, 'slide_tray_laid_out', () =>
    db
      .select({ tray: slideTray })
      .from(slideTray)
      .innerJoin(audience, eq(audience.id, slideTray.audienceId))
      .where(and(eq(slideTray.id, sql.placeholder('id')), isLaidOut, isFor(db)))
      .prepare('slide_tray_laid_out'),
  );
  return (await plan.execute({ ...inputsOf(person, at), id }))[0]?.tray ?? null;
}

export async function findTray(db: Db, id: number) {
  return (await db.select().from(slideTray).where(eq(slideTray.id, id)))[0] ?? null;
}

export const selectSlides = (db: Db, trayId: number) =>
  db
    .select({ slide, note: slideTraySlide.note })
    .from(slideTraySlide)
    .innerJoin(slide, eq(slide.id, slideTraySlide.slideId))
    .where(eq(slideTraySlide.trayId, trayId))
    .orderBy(asc(slideTraySlide.place));

interface Paged {
  page: number;
  pageCnt: number;
}

export async function listOfSchool(db: Db, organisationId: number, { page, pageCnt }: Paged) {
  const where = eq(slideTray.organisationId, organisationId);
  const rows = await db
    .select({
      tray: slideTray,
      slideCount: count(slideTraySlide.slideId),
      examCount: db.$count(slideTrayExam, eq(slideTrayExam.trayId, slideTray.id)),
    })
    .from(slideTray)
    .leftJoin(slideTraySlide, eq(slideTraySlide.trayId, slideTray.id))
    .where(where)
    .groupBy(slideTray.id)
    .orderBy(desc(slideTray.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { rows, total: await db.$count(slideTray, where) };
}

export const countOwn = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.$count(
    db
      .select({ id: slide.id })
      .from(slide)
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .where(and(inArray(slide.id, [...ids]), eq(slideLibrary.organisationId, organisationId)))
      .as('own_slides'),
  );

export async function insertTray(db: Db, row: typeof slideTray.$inferInsert): Promise<number> {
  const rows = await db.insert(slideTray).values(row).returning({ id: slideTray.id });
  return present(rows[0]).id;
}

export async function updateTray(db: Db, id: number, set: Partial<typeof slideTray.$inferInsert>) {
  await db.update(slideTray).set(set).where(eq(slideTray.id, id));
}

export async function putSlides(
  db: Db,
  trayId: number,
  slides: readonly { slideId: number; note: string }[],
) {
  await db.delete(slideTraySlide).where(eq(slideTraySlide.trayId, trayId));
  await db
    .insert(slideTraySlide)
    .values(slides.map(({ slideId, note }, place) => ({ trayId, slideId, note, place })));
}

export async function deleteTray(db: Db, id: number) {
  await db.delete(slideTray).where(eq(slideTray.id, id));
}

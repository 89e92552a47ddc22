import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { media } from '../../learning/media/media.tables';
import { isFound } from './slide.list';
import { slide, slideLibrary, slideScan } from './slide.tables';

const made = (db: Db) =>
  db
    .select({ slide, scan: slideScan, library: slideLibrary })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(slideScan, eq(slideScan.id, slide.scanId));

export async function findMade(db: Db, id: number) {
  return (await made(db).where(eq(slide.id, id)))[0] ?? null;
}

export type Kept = NonNullable<Awaited<ReturnType<typeof findMade>>>;

const isOf = (organisationId: number | null) =>
  organisationId === null
    ? isNull(slideLibrary.organisationId)
    : eq(slideLibrary.organisationId, organisationId);

interface Listed {
  page: number;
  pageCnt: number;
  keyword?: string;
  libraryId?: number;
}

export async function listMade(
  db: Db,
  organisationId: number | null,
  { page, pageCnt, keyword, libraryId }: Listed,
) {
  const where = and(
    isOf(organisationId),
    keyword ? isFound(keyword) : undefined,
    libraryId === undefined ? undefined : eq(slide.libraryId, libraryId),
  );
  const total = await db.$count(
    db
      .select({ id: slide.id })
      .from(slide)
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .where(where)
      .as('made_slides'),
  );
  const rows = await made(db)
    .where(where)
    .orderBy(desc(slide.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { rows, total };
}

/** What was made of a file of theirs, once it is ready. */
export async function findReadyScan(db: Db, mediaId: number, organisationId: number | null) {
  const isTheirs =
    organisationId === null
      ? isNull(media.organisationId)
      : eq(media.organisationId, organisationId);
  const rows = await db
    .select({ id: slideScan.id, poster: media.poster })
    .from(media)
    .innerJoin(slideScan, eq(slideScan.mediaId, media.id))
    .where(and(eq(media.id, mediaId), isNotNull(media.readyAt), isTheirs));
  return rows[0] ?? null;
}

export async function findLibrary(db: Db, id: number) {
  return (await db.select().from(slideLibrary).where(eq(slideLibrary.id, id)))[0] ?? null;
}

/** A school has one: it begins with its first slide, for two at once as well. */
export async function libraryOfSchool(db: Db, organisationId: number, now: Date): Promise<number> {
  const isIt = eq(slideLibrary.organisationId, organisationId);
  const find = () => db.select({ id: slideLibrary.id }).from(slideLibrary).where(isIt);
  const [known] = await find();
  if (known) return known.id;
  const row = { organisationId, name: '本校切片库', field: 1 as const, updatedAt: now };
  await db.insert(slideLibrary).values(row).onConflictDoNothing();
  const [found] = await find();
  if (!found) throw new Error('the library of a school was not written');
  return found.id;
}

export async function insertSlide(db: Db, row: typeof slide.$inferInsert): Promise<number> {
  const rows = await db.insert(slide).values(row).returning({ id: slide.id });
  return rows[0]?.id ?? 0;
}

export async function updateSlide(db: Db, id: number, set: Partial<typeof slide.$inferInsert>) {
  await db.update(slide).set(set).where(eq(slide.id, id));
}

export async function deleteSlide(db: Db, id: number) {
  await db.delete(slide).where(eq(slide.id, id));
}

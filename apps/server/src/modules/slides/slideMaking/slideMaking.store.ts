import type { SlideShown } from '@cheese/domain/codes/slides/slideMaking';
import { and, asc, count, eq, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { indexForSearch } from '../../base/findable/findable.service';
import { media } from '../../learning/mediaFile/media.tables';
import { slideFindable } from '../slide/slide.findable';
import { isFound } from '../slide/slide.list';
import { slide, slideLibrary, type SlideRow, slideScan } from '../slide/slide.tables';
import { slideMakingTexts } from './slideMaking.texts';

const made = (db: Db) =>
  db
    .select({ slide, scan: slideScan, library: slideLibrary })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(slideScan, eq(slideScan.id, slide.scanId));

export async function findMade(db: Db, id: number) {
  return (await made(db).where(eq(slide.id, id)))[0] ?? null;
}

export type MadeSlideRow = NonNullable<Awaited<ReturnType<typeof findMade>>>;

const isOf = (organisationId: number | null) =>
  organisationId === null
    ? isNull(slideLibrary.organisationId)
    : eq(slideLibrary.organisationId, organisationId);

interface Listed {
  page: number;
  pageCnt: number;
  keyword?: string;
  libraryId?: number;
  folderId?: number;
  field?: SlideRow['field'];
  stain?: SlideRow['stain'];
  shown?: SlideShown;
}

/** 0 is: in none. Of a folder those of the folders below it are among its own. */
const isIn = (folderId: number) =>
  folderId === 0
    ? isNull(slide.folderId)
    : sql`${slide.folderId} in (
        with recursive below as (
          select ${folderId}::int as id
          union all select inner_one.id from slide_folder inner_one
            join below on inner_one.parent_id = below.id
        ) select id from below)`;

export async function listMade(
  db: Db,
  organisationId: number | null,
  { page, pageCnt, keyword, libraryId, folderId, field, stain, shown }: Listed,
) {
  const where = and(
    isOf(organisationId),
    keyword ? isFound(keyword) : undefined,
    libraryId === undefined ? undefined : eq(slide.libraryId, libraryId),
    folderId === undefined ? undefined : isIn(folderId),
    field && eq(slide.field, field),
    stain && eq(slide.stain, stain),
    shown && eq(slide.isShown, shown === 'shown'),
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
    .orderBy(asc(slide.libraryId), asc(slide.place), asc(slide.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { rows, total };
}

/** Null until the conversion is done. */
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

/** Locks the library, so that changes to its content run one after the other. */
export async function holdLibrary(tx: Db, id: number) {
  const rows = tx.select().from(slideLibrary).where(eq(slideLibrary.id, id)).for('update');
  return (await rows)[0] ?? null;
}

export async function findLibraryOfSchool(db: Db, organisationId: number): Promise<number | null> {
  const isIt = eq(slideLibrary.organisationId, organisationId);
  const rows = await db.select({ id: slideLibrary.id }).from(slideLibrary).where(isIt);
  return rows[0]?.id ?? null;
}

/** A school has one: it begins with its first slide, for two at once as well. */
export async function libraryOfSchool(db: Db, organisationId: number, now: Date): Promise<number> {
  const known = await findLibraryOfSchool(db, organisationId);
  if (known !== null) return known;
  const row = {
    organisationId,
    name: slideMakingTexts.ownLibrary,
    field: 1 as const,
    updatedAt: now,
  };
  await db.insert(slideLibrary).values(row).onConflictDoNothing();
  const found = await findLibraryOfSchool(db, organisationId);
  if (found === null) throw new Error('the library of a school was not written');
  return found;
}

/** Number of slides, whether one uses this scan, and the place of the first one. */
export async function standingIn(tx: Db, libraryId: number, scanId: number) {
  const rows = await tx
    .select({
      slides: count(),
      first: min(slide.place),
      isThere: sql<boolean>`coalesce(bool_or(${slide.scanId} = ${scanId}), false)`,
    })
    .from(slide)
    .where(eq(slide.libraryId, libraryId));
  const { slides = 0, first = null, isThere = false } = rows[0] ?? {};
  return { slides, isThere, first: first === null ? 0 : first - 1 };
}

type Change = Partial<typeof slide.$inferInsert>;

/** Optimistic lock: answers false if the edition has changed. */
export const updateEdition = (
  db: Db,
  { id, edition }: { id: number; edition: number },
  set: Change,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .update(slide)
      .set({ ...set, edition: edition + 1 })
      .where(and(eq(slide.id, id), eq(slide.edition, edition)))
      .returning({ id: slide.id });
    if (rows.length === 0) return false;
    await indexForSearch(tx, slideFindable, [id]);
    return true;
  });

export async function updateMany(tx: Db, ids: readonly number[], set: Change) {
  await tx
    .update(slide)
    .set({ ...set, edition: sql`${slide.edition} + 1` })
    .where(inArray(slide.id, [...ids]));
  await indexForSearch(tx, slideFindable, [...ids]);
}

export const librariesOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: slide.id, libraryId: slide.libraryId })
    .from(slide)
    .where(inArray(slide.id, [...ids]));

/** The slides of a library, or of one folder of it, in their order. */
export async function selectOrder(tx: Db, libraryId: number, folderId: number | undefined) {
  const rows = await tx
    .select({ id: slide.id })
    .from(slide)
    .where(and(eq(slide.libraryId, libraryId), folderId === undefined ? undefined : isIn(folderId)))
    .orderBy(asc(slide.place), asc(slide.id));
  return rows.map(({ id }) => id);
}

/** All slides of a library, from the first to the last. */
export async function writeOrder(tx: Db, ids: readonly number[]) {
  const order = JSON.stringify(ids.map((id, place) => ({ id, place })));
  await tx.execute(sql`update slide set place = said.place
    from jsonb_to_recordset(${order}::jsonb) as said(id int, place smallint)
    where slide.id = said.id and slide.place <> said.place`);
}

export async function insertSlide(tx: Db, row: typeof slide.$inferInsert): Promise<number> {
  const [made] = await tx.insert(slide).values(row).returning({ id: slide.id });
  if (!made) throw new Error('the slide was not written');
  await indexForSearch(tx, slideFindable, [made.id]);
  return made.id;
}

/** Locks the slides, so that a concurrent change to a tray waits and then finds them gone. */
export const holdSlides = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: slide.id, title: slide.title, thumbnail: slide.thumbnail })
    .from(slide)
    .where(inArray(slide.id, [...ids]))
    .orderBy(asc(slide.id))
    .for('update');

export async function deleteSlides(tx: Db, ids: readonly number[]) {
  await tx.delete(slide).where(inArray(slide.id, [...ids]));
  await indexForSearch(tx, slideFindable, ids);
}

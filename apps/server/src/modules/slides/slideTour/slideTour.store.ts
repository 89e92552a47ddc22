import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { and, asc, eq, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { membership } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { slideTour, type SlideTourRow } from './slideTour.tables';

const ofSchool = (organisationId: number | null | Placeholder) =>
  organisationId === null
    ? isNull(slideTour.organisationId)
    : eq(slideTour.organisationId, organisationId);

export interface TourViewer {
  /** Their school, where they have one. */
  school: number | null;
  teachingFor: number | null | undefined;
}

const isTheirs = and(
  eq(membership.personId, slideTour.personId),
  eq(membership.organisationId, slideTour.organisationId),
);

const author = {
  id: person.id,
  nickname: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
  avatar: sql<string>`coalesce(${person.avatar}, '')`,
};

const withAuthor = (db: Db) =>
  db
    .select({ row: slideTour, author })
    .from(slideTour)
    .innerJoin(person, eq(person.id, slideTour.personId))
    .leftJoin(membership, isTheirs);

export type TourFound = Awaited<ReturnType<typeof selectTours>>[number];

/** Those shown to everybody or to one's school, and drafts of whose they are to write. */
export function selectTours(db: Db, slideId: number, { school, teachingFor }: TourViewer) {
  const owner = typeof teachingFor === 'number' ? sql.placeholder('owner') : teachingFor;
  const of = owner === undefined ? 'nobody' : owner === null ? 'platform' : 'school';
  const name = ['slide_tours', of, school !== null].join('_');
  const plan = prepared(db, name, () => {
    const isOut = and(
      eq(slideTour.visibility, noteVisibilityCodes.public),
      isNull(slideTour.heldAt),
    );
    const ofTheirs = school === null ? undefined : ofSchool(sql.placeholder('school'));
    const shown = and(isOut, or(isNull(slideTour.organisationId), ofTheirs));
    const own = owner === undefined ? undefined : ofSchool(owner);
    return withAuthor(db)
      .where(and(eq(slideTour.slideId, sql.placeholder('slideId')), or(shown, own)))
      .orderBy(asc(slideTour.id))
      .prepare(name);
  });
  return plan.execute({ slideId, school, owner: teachingFor });
}

export async function findTour(db: Db, id: number): Promise<TourFound | null> {
  const rows = await withAuthor(db).where(eq(slideTour.id, id));
  return rows[0] ?? null;
}

export const countTours = (db: Db, slideId: number, organisationId: number | null) =>
  db.$count(slideTour, and(eq(slideTour.slideId, slideId), ofSchool(organisationId)));

export async function insertTour(db: Db, row: typeof slideTour.$inferInsert): Promise<number> {
  const [made] = await db.insert(slideTour).values(row).returning({ id: slideTour.id });
  if (!made) throw new Error('the tour was not written');
  return made.id;
}

/** Optimistic lock on `version`; answers false if another change was first. */
export async function updateTour(
  db: Db,
  { id, version }: Pick<SlideTourRow, 'id' | 'version'>,
  change: Partial<SlideTourRow>,
): Promise<boolean> {
  const rows = await db
    .update(slideTour)
    .set({ ...change, version: version + 1 })
    .where(and(eq(slideTour.id, id), eq(slideTour.version, version)))
    .returning({ id: slideTour.id });
  return rows.length > 0;
}

/** Changes the visibility only. */
export async function turnTour(
  db: Db,
  id: number,
  change: Partial<Pick<SlideTourRow, 'visibility' | 'heldAt'>>,
) {
  await db.update(slideTour).set(change).where(eq(slideTour.id, id));
}

export async function deleteTour(db: Db, id: number) {
  await db.delete(slideTour).where(eq(slideTour.id, id));
}

import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { anatomyTour, type AnatomyTourRow } from './anatomyTour.tables';

const ofSchool = (organisationId: number | null) =>
  organisationId === null
    ? isNull(anatomyTour.organisationId)
    : eq(anatomyTour.organisationId, organisationId);

export interface TourViewer {
  /** Their school, where they have one. */
  school: number | null;
  /**
   * Owner of the tours the viewer may edit: null for the platform, a school id, or undefined for
   * none.
   */
  teachingFor: number | null | undefined;
}

const isTheirs = and(
  eq(membership.personId, anatomyTour.personId),
  eq(membership.organisationId, anatomyTour.organisationId),
);

const author = {
  id: person.id,
  nickname: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
  avatar: sql<string>`coalesce(${person.avatar}, '')`,
};

const withAuthor = (db: Db) =>
  db
    .select({ row: anatomyTour, author })
    .from(anatomyTour)
    .innerJoin(person, eq(person.id, anatomyTour.personId))
    .leftJoin(membership, isTheirs);

export type TourFound = Awaited<ReturnType<typeof selectTours>>[number];

/** Those shown to everybody or to one's school, and drafts of whose they are to write. */
export function selectTours(db: Db, anatomyId: number, { school, teachingFor }: TourViewer) {
  const isOut = and(
    eq(anatomyTour.visibility, noteVisibilityCodes.public),
    isNull(anatomyTour.heldAt),
  );
  const shown = and(
    isOut,
    or(isNull(anatomyTour.organisationId), school === null ? undefined : ofSchool(school)),
  );
  const own = teachingFor === undefined ? undefined : ofSchool(teachingFor);
  return withAuthor(db)
    .where(and(eq(anatomyTour.anatomyId, anatomyId), or(shown, own)))
    .orderBy(asc(anatomyTour.id));
}

export async function findTour(db: Db, id: number): Promise<TourFound | null> {
  const rows = await withAuthor(db).where(eq(anatomyTour.id, id));
  return rows[0] ?? null;
}

export const countTours = (db: Db, anatomyId: number, organisationId: number | null) =>
  db.$count(anatomyTour, and(eq(anatomyTour.anatomyId, anatomyId), ofSchool(organisationId)));

export async function insertTour(db: Db, row: typeof anatomyTour.$inferInsert): Promise<number> {
  const [made] = await db.insert(anatomyTour).values(row).returning({ id: anatomyTour.id });
  if (!made) throw new Error('the tour was not written');
  return made.id;
}

/** Optimistic lock on `version`; answers false if another change was first. */
export async function updateTour(
  db: Db,
  { id, version }: Pick<AnatomyTourRow, 'id' | 'version'>,
  change: Partial<AnatomyTourRow>,
): Promise<boolean> {
  const rows = await db
    .update(anatomyTour)
    .set({ ...change, version: version + 1 })
    .where(and(eq(anatomyTour.id, id), eq(anatomyTour.version, version)))
    .returning({ id: anatomyTour.id });
  return rows.length > 0;
}

/** Changes the visibility only. */
export async function turnTour(
  db: Db,
  id: number,
  change: Partial<Pick<AnatomyTourRow, 'visibility' | 'heldAt'>>,
) {
  await db.update(anatomyTour).set(change).where(eq(anatomyTour.id, id));
}

export async function deleteTour(db: Db, id: number) {
  await db.delete(anatomyTour).where(eq(anatomyTour.id, id));
}

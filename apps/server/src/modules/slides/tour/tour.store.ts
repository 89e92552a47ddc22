import { noteVisibilityCodes } from '@cheese/domain/codes/base/visibility';
import { and, asc, eq, getTableColumns, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import type { Places, TourChange, TourFound, TourKind, TourRow, TourViewer } from './tour.kind';

const { placeholder } = sql;

type NewTour<Place> = Place &
  Pick<TourRow, 'organisationId' | 'personId' | 'title' | 'words' | 'createdAt' | 'updatedAt'>;

/** The queries of one kind of tours. */
export const tourStore = <Place extends Places>(kind: TourKind<Place>) => ({
  ...tourReaders(kind),
  ...tourWriters(kind),
});

export type TourStore<Place extends Places> = ReturnType<typeof tourStore<Place>>;

function authoredTours<Place extends Places>({ table }: TourKind<Place>) {
  const isTheirs = and(
    eq(membership.personId, table.personId),
    eq(membership.organisationId, table.organisationId),
  );
  const columns = {
    ...getTableColumns(table),
    author: {
      id: person.id,
      nickname: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
      avatar: sql<string>`coalesce(${person.avatar}, '')`,
    },
  };
  return (db: Db) =>
    db
      .select(columns)
      .from(table as PgTable)
      .innerJoin(person, eq(person.id, table.personId))
      .leftJoin(membership, isTheirs);
}

function tourReaders<Place extends Places>(kind: TourKind<Place>) {
  const { name, table, subject } = kind;
  const withAuthor = authoredTours(kind);

  const isOfSchool = (organisationId: number | null | Placeholder) =>
    organisationId === null
      ? isNull(table.organisationId)
      : eq(table.organisationId, organisationId);

  /** Those shown to everybody or to the viewer's school, and drafts that the viewer may edit. */
  async function selectTours(db: Db, subjectId: number, { school, teachingFor }: TourViewer) {
    const owner = typeof teachingFor === 'number' ? placeholder('owner') : teachingFor;
    const editor = owner === undefined ? 'nobody' : owner === null ? 'platform' : 'school';
    const planName = [name, 'list', editor, school !== null].join('_');
    const plan = prepared(db, planName, () => {
      const isOut = and(eq(table.visibility, noteVisibilityCodes.public), isNull(table.heldAt));
      const isOfTheirs = school === null ? undefined : isOfSchool(placeholder('school'));
      const shown = and(isOut, or(isNull(table.organisationId), isOfTheirs));
      const own = owner === undefined ? undefined : isOfSchool(owner);
      return withAuthor(db)
        .where(and(eq(subject, placeholder('subjectId')), or(shown, own)))
        .orderBy(asc(table.id))
        .prepare(planName);
    });
    const rows: unknown[] = await plan.execute({ subjectId, school, owner: teachingFor });
    return rows as TourFound<Place>[];
  }

  async function findTour(db: Db, id: number): Promise<TourFound<Place> | null> {
    const rows: unknown[] = await withAuthor(db).where(eq(table.id, id));
    return (rows[0] as TourFound<Place> | undefined) ?? null;
  }

  const countTours = (db: Db, subjectId: number, organisationId: number | null) =>
    db.$count(table, and(eq(subject, subjectId), isOfSchool(organisationId)));

  return { selectTours, findTour, countTours };
}

function tourWriters<Place extends Places>({ table }: TourKind<Place>) {
  async function insertTour(db: Db, row: NewTour<Place>): Promise<number> {
    const rows: unknown[] = await db.insert(table).values(row).returning({ id: table.id });
    const [made] = rows as { id: number }[];
    if (!made) throw new Error('the tour was not written');
    return made.id;
  }

  /** Optimistic lock on `version`; answers false if another change was first. */
  async function updateTour(
    db: Db,
    { id, version }: Pick<TourRow, 'id' | 'version'>,
    change: TourChange,
  ): Promise<boolean> {
    const changed: Record<string, unknown> = { ...change, version: version + 1 };
    const rows = await db
      .update(table)
      .set(changed)
      .where(and(eq(table.id, id), eq(table.version, version)))
      .returning({ id: table.id });
    return rows.length > 0;
  }

  async function setTourState(
    db: Db,
    id: number,
    state: Partial<Pick<TourRow, 'visibility' | 'heldAt'>>,
  ) {
    const changed: Record<string, unknown> = { ...state };
    await db.update(table).set(changed).where(eq(table.id, id));
  }

  async function deleteTour(db: Db, id: number) {
    await db.delete(table).where(eq(table.id, id));
  }

  return { insertTour, updateTour, setTourState, deleteTour };
}

import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { teachingRoleCodes, type TeachingRole } from '@cheese/domain/codes/school/teachingClasses';
import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { preparedBy } from '../../../db/prepared';
import { present } from '../../../db/present';
import { membership } from '../../people/organisation/member.tables';
import {
  teachingClass,
  type TeachingClassRow,
  teachingPlace,
} from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import type { Reach } from '../rights/reach';
import { classesWithin } from './teachingClass.within.store';

/** How far somebody views and edits; the second null where they edit nothing. */
export interface Reaches {
  view: Reach;
  edit: Reach | null;
}

const { teacher, assistant, learner } = teachingRoleCodes;

/** Of a class in an outer query. */
const teachers = sql<string[]>`array(
  select ${membership.name} from ${teachingPlace}
    inner join ${membership} on ${membership.id} = ${teachingPlace.membershipId}
  where ${teachingPlace.teachingClassId} = ${teachingClass.id} and ${teachingPlace.leftAt} is null
    and ${teachingPlace.role} = ${teacher} order by ${teachingPlace.id})`;

const countOf = (db: Db, role: TeachingRole) =>
  db.$count(
    teachingPlace,
    and(
      eq(teachingPlace.teachingClassId, teachingClass.id),
      eq(teachingPlace.role, role),
      isNull(teachingPlace.leftAt),
    ),
  );

const named = {
  id: teachingClass.id,
  name: teachingClass.name,
  courseName: teachingClass.courseName,
  termId: teachingClass.termId,
  termName: term.name,
  isArchived: sql<boolean>`${isNotNull(term.archivedAt)}`,
  teachers,
};

const columns = (db: Db, { edit }: Reaches) => ({
  ...named,
  version: teachingClass.version,
  teacherCount: countOf(db, teacher),
  assistantCount: countOf(db, assistant),
  learnerCount: countOf(db, learner),
  mayEdit: edit
    ? sql<boolean>`(${term.archivedAt} is null and ${classesWithin(db, edit, 'edit')})`
    : sql<boolean>`false`,
});

interface Looked extends Paged {
  keyword?: string | undefined;
  termId?: number | undefined;
}

/** Those of the latest term first. */
export async function selectClasses(
  db: Db,
  reaches: Reaches,
  { keyword, termId, ...page }: Looked,
) {
  const words = keyword?.trim();
  const where = and(
    classesWithin(db, reaches.view, 'view'),
    termId === undefined ? undefined : eq(teachingClass.termId, termId),
    words
      ? or(
          ilike(teachingClass.name, likePattern(words)),
          ilike(teachingClass.courseName, likePattern(words)),
        )
      : undefined,
  );
  const { limit, offset } = rowsOf(page);
  const list = await db
    .select(columns(db, reaches))
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .where(where)
    .orderBy(desc(term.startsOn), desc(teachingClass.id))
    .limit(limit)
    .offset(offset);
  const count = () => db.$count(teachingClass, where);
  return { list, total: await totalBeside(list, { limit, offset }, count) };
}

export async function findClass(db: Db, reaches: Reaches, id: number) {
  const { edit } = reaches;
  const rows = await db
    .select({
      ...columns(db, reaches),
      code: teachingClass.code,
      mayStaff: edit
        ? sql<boolean>`${classesWithin(db, { ...edit, teachingClasses: [] }, 'edit')}`
        : sql<boolean>`false`,
    })
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .where(and(eq(teachingClass.id, id), classesWithin(db, reaches.view, 'view')));
  return rows[0] ?? null;
}

/** Locked, so that its people and its limits are counted once at a time. */
export async function lockClass(tx: Db, edit: Reach, id: number) {
  const rows = await tx
    .select({
      row: teachingClass,
      mayStaff: sql<boolean>`${classesWithin(tx, { ...edit, teachingClasses: [] }, 'edit')}`,
    })
    .from(teachingClass)
    .where(and(eq(teachingClass.id, id), classesWithin(tx, edit, 'edit')))
    .for('update', { of: teachingClass });
  return rows[0] ?? null;
}

/** By a join code; in an archived term nobody joins. */
export async function lockByCode(tx: Db, code: string) {
  const rows = await tx
    .select({ row: teachingClass })
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .where(and(eq(teachingClass.code, code), isNull(term.archivedAt)))
    .for('update', { of: teachingClass });
  return rows[0]?.row ?? null;
}

export async function insertClass(db: Db, row: typeof teachingClass.$inferInsert) {
  return present((await db.insert(teachingClass).values(row).returning())[0]);
}

export async function updateClass(
  db: Db,
  { id, version }: Pick<TeachingClassRow, 'id' | 'version'>,
  set: Pick<TeachingClassRow, 'name' | 'courseName'>,
) {
  await db
    .update(teachingClass)
    .set({ ...set, version: version + 1 })
    .where(eq(teachingClass.id, id));
  return version + 1;
}

export async function updateCode(db: Db, id: number, code: string | null) {
  await db.update(teachingClass).set({ code }).where(eq(teachingClass.id, id));
}

export async function deleteClass(db: Db, id: number) {
  await db.delete(teachingClass).where(eq(teachingClass.id, id));
}

interface Own extends Paged {
  personId: number;
  organisationId: number;
}

/** The classes in which somebody is now. */
export async function selectOwn(db: Db, { personId, organisationId, ...page }: Own) {
  const asked = { personId, organisationId, ...rowsOf(page) };
  return preparedBy(db, 'own_classes', asked, ({ limit, offset, ...given }) =>
    db
      .select({
        ...named,
        // The member of the outer query is another than those who teach.
        teachers: sql<string[]>`array(
        select m.name from ${teachingPlace} p inner join ${membership} m on m.id = p.membership_id
        where p.teaching_class_id = ${teachingClass.id} and p.left_at is null
          and p.role = ${teacher} order by p.id)`,
        role: teachingPlace.role,
        joinedAt: teachingPlace.joinedAt,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(membership)
      .innerJoin(teachingPlace, eq(teachingPlace.membershipId, membership.id))
      .innerJoin(teachingClass, eq(teachingClass.id, teachingPlace.teachingClassId))
      .innerJoin(term, eq(term.id, teachingClass.termId))
      .where(
        and(
          eq(membership.personId, given.personId),
          eq(membership.organisationId, given.organisationId),
          eq(membership.state, memberStateCodes.active),
          isNull(teachingPlace.leftAt),
        ),
      )
      .orderBy(desc(term.startsOn), desc(teachingClass.id))
      .limit(limit)
      .offset(offset),
  );
}

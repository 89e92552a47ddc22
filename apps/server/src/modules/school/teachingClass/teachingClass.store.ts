import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { teachingRoleCodes, type TeachingRole } from '@cheese/domain/codes/school/teachingClasses';
import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { totalBeside } from '../../../db/keptCount';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { type Given, preparedBy } from '../../../db/prepared';
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

/** Whoever edits the whole school edits each class of it that they see. */
function isEditable(db: Db, edit: Reach | null): SQL {
  if (!edit) return sql`false`;
  return edit.isWhole ? sql`true` : classesWithin(db, edit, 'edit');
}

const columns = (db: Db, { edit }: Reaches) => ({
  ...named,
  version: teachingClass.version,
  teacherCount: countOf(db, teacher),
  assistantCount: countOf(db, assistant),
  learnerCount: countOf(db, learner),
  mayEdit: sql<boolean>`(${term.archivedAt} is null and ${isEditable(db, edit)})`,
});

interface Looked extends Paged {
  keyword?: string | undefined;
  termId?: number | undefined;
}

type Narrowed = Given<{
  organisationId: number;
  termId: number | undefined;
  pattern: string | undefined;
}>;

const isMeant = (
  isWithin: SQL | undefined,
  { termId, pattern }: Omit<Narrowed, 'organisationId'>,
) =>
  and(
    isWithin,
    termId === undefined ? undefined : eq(teachingClass.termId, termId),
    pattern === undefined
      ? undefined
      : sql`(${teachingClass.name} ilike ${pattern} or ${teachingClass.courseName} ilike ${pattern})`,
  );

const listed = (db: Db, reaches: Reaches, where: SQL | undefined) =>
  db
    .select(columns(db, reaches))
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .where(where)
    .orderBy(desc(term.startsOn), desc(teachingClass.id))
    .$dynamic();

/** Those of the latest term first. */
export async function selectClasses(
  db: Db,
  reaches: Reaches,
  { keyword, termId, ...page }: Looked,
) {
  const { view, edit } = reaches;
  const words = keyword?.trim();
  const narrowed = { termId, pattern: words ? likePattern(words) : undefined };
  const where = isMeant(classesWithin(db, view, 'view'), narrowed);
  const rows = rowsOf(page);
  const asked = { ...narrowed, ...rows, organisationId: view.organisationId };
  const list =
    view.isWhole && edit?.isWhole
      ? await preparedBy(db, 'classes', asked, ({ limit, offset, organisationId, ...given }) =>
          listed(db, reaches, isMeant(eq(teachingClass.organisationId, organisationId), given))
            .limit(limit)
            .offset(offset),
        )
      : await listed(db, reaches, where).limit(rows.limit).offset(rows.offset);
  const count = () => db.$count(teachingClass, where);
  return { list, total: await totalBeside(list, rows, count) };
}

const detailed = (db: Db, reaches: Reaches) => {
  const { edit } = reaches;
  return db
    .select({
      ...columns(db, reaches),
      code: teachingClass.code,
      mayStaff: sql<boolean>`${isEditable(db, edit && { ...edit, teachingClasses: [] })}`,
    })
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .$dynamic();
};

/** For those who see and edit the whole school, by a statement that is kept. */
export async function findClass(db: Db, reaches: Reaches, id: number) {
  const { view, edit } = reaches;
  const { organisationId } = view;
  const rows =
    view.isWhole && edit?.isWhole
      ? await preparedBy(db, 'class_detailed', { organisationId, id }, (given) =>
          detailed(db, reaches).where(
            and(
              eq(teachingClass.organisationId, given.organisationId),
              eq(teachingClass.id, given.id),
            ),
          ),
        )
      : await detailed(db, reaches).where(
          and(eq(teachingClass.id, id), classesWithin(db, view, 'view')),
        );
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

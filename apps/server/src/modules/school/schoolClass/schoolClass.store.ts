import { memberStateCodes, presentStates } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { present } from '../../../db/present';
import { department } from '../../people/organisation/department.tables';
import { belowDepartment } from '../../people/organisation/organisation.door';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import type { Reach } from '../rights/reach';

const next = sql`${schoolClass.version} + 1`;

export const moveClassesOfDepartment = (tx: Db, id: number, intoId: number) =>
  tx
    .update(schoolClass)
    .set({ departmentId: intoId, version: next })
    .where(eq(schoolClass.departmentId, id));

interface Filtered extends Paged {
  keyword?: string;
  year?: number;
  departmentId?: number;
  isArchived?: boolean;
}

/** Whole schools, or the classes of these departments and these classes. */
export function classesWithin({
  organisationId,
  isWhole,
  departments,
  classes,
}: Reach): SQL | undefined {
  const isOfSchool = eq(schoolClass.organisationId, organisationId);
  if (isWhole) return isOfSchool;
  const reached = or(
    inArray(schoolClass.departmentId, [...departments]),
    inArray(schoolClass.id, [...classes]),
  );
  return and(isOfSchool, reached);
}

function filtersOf(db: Db, reach: Reach, { keyword, year, departmentId, isArchived }: Filtered) {
  return and(
    classesWithin(reach),
    keyword ? ilike(schoolClass.name, likePattern(keyword)) : undefined,
    year === undefined ? undefined : eq(schoolClass.year, year),
    departmentId === undefined
      ? undefined
      : inArray(schoolClass.departmentId, belowDepartment(db, departmentId)),
    isArchived ? isNotNull(schoolClass.archivedAt) : isNull(schoolClass.archivedAt),
  );
}

export async function selectClasses(db: Db, reach: Reach, asked: Filtered) {
  const where = filtersOf(db, reach, asked);
  const people = db.$count(
    membership,
    and(eq(membership.classId, schoolClass.id), inArray(membership.state, [...presentStates])),
  );
  const { limit, offset } = rowsOf(asked);
  const { id, name, year, archivedAt, version } = schoolClass;
  const rows = await db
    .select({
      id,
      name,
      year,
      archivedAt,
      version,
      people,
      departmentId: department.id,
      departmentName: department.name,
      teacherId: membership.id,
      teacherName: membership.name,
    })
    .from(schoolClass)
    .leftJoin(department, eq(department.id, schoolClass.departmentId))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, schoolClass.teacherId),
        eq(membership.organisationId, schoolClass.organisationId),
      ),
    )
    .where(where)
    .orderBy(desc(schoolClass.year), asc(schoolClass.name), asc(schoolClass.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(schoolClass, where) };
}

export async function selectYears(db: Db, reach: Reach): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: schoolClass.year })
    .from(schoolClass)
    .where(classesWithin(reach))
    .orderBy(desc(schoolClass.year));
  return rows.map(({ year }) => year);
}

export async function findClass(tx: Db, organisationId: number, id: number) {
  const [row] = await tx
    .select()
    .from(schoolClass)
    .where(and(eq(schoolClass.organisationId, organisationId), eq(schoolClass.id, id)))
    .for('update');
  return row ?? null;
}

/** What the log says of a class. */
export async function findFacts(tx: Db, id: number) {
  const [row] = await tx
    .select({ department: department.name, headTeacher: membership.name })
    .from(schoolClass)
    .leftJoin(department, eq(department.id, schoolClass.departmentId))
    .leftJoin(
      membership,
      and(
        eq(membership.personId, schoolClass.teacherId),
        eq(membership.organisationId, schoolClass.organisationId),
      ),
    )
    .where(eq(schoolClass.id, id));
  return { department: row?.department ?? '', headTeacher: row?.headTeacher ?? '' };
}

export async function insertClass(tx: Db, row: typeof schoolClass.$inferInsert) {
  const [made] = await tx.insert(schoolClass).values(row).returning({ id: schoolClass.id });
  return present(made).id;
}

export const updateClass = (
  tx: Db,
  id: number,
  changed: Partial<typeof schoolClass.$inferInsert>,
) =>
  tx
    .update(schoolClass)
    .set({ ...changed, version: next })
    .where(eq(schoolClass.id, id));

export const deleteClass = (tx: Db, id: number) =>
  tx.delete(schoolClass).where(eq(schoolClass.id, id));

/** Whatever their state is: a line of the roll keeps its class. */
export const countInClass = (tx: Db, id: number) =>
  tx.$count(membership, eq(membership.classId, id));

/** The person behind a line of the roll who may lead a class; null for learners and strangers. */
export async function findTeacherId(tx: Db, organisationId: number, memberId: number) {
  const [row] = await tx
    .select({ personId: membership.personId })
    .from(membership)
    .where(
      and(
        eq(membership.id, memberId),
        eq(membership.organisationId, organisationId),
        eq(membership.state, memberStateCodes.active),
        ne(membership.role, roleCodes.learner),
      ),
    );
  return row?.personId ?? null;
}

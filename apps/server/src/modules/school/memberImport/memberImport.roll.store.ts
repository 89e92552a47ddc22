import { presentStates } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { department } from '../../people/organisation/department.tables';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { person } from '../../people/person/person.tables';
import type { Member } from './memberImport.shapes';

const memberColumns = {
  id: membership.id,
  number: sql<string>`coalesce(${membership.number}, '')`,
  account: membership.account,
  name: membership.name,
  phone: membership.phone,
  gender: membership.gender,
  role: membership.role,
  year: membership.year,
  departmentId: membership.departmentId,
  classId: membership.classId,
  state: membership.state,
  version: membership.version,
  personId: membership.personId,
  pinyin: membership.pinyin,
  leftAt: membership.leftAt,
  birthMonth: membership.birthMonth,
  guardianName: membership.guardianName,
  guardianPhone: membership.guardianPhone,
  guardianRelation: membership.guardianRelation,
  consentedOn: membership.consentedOn,
  consentBasis: membership.consentBasis,
  consentById: membership.consentById,
  consentAt: membership.consentAt,
  consentWithdrawnAt: membership.consentWithdrawnAt,
};

const oneOf = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`;

/** Lines by number or account; locked, they stay as they are until the transaction ends. */
export async function selectMembers(
  db: Db,
  organisationId: number,
  numbers: readonly string[],
  isLocked: boolean,
): Promise<Member[]> {
  const select = (where: SQL) =>
    db
      .select(memberColumns)
      .from(membership)
      .where(and(eq(membership.organisationId, organisationId), where))
      .orderBy(asc(membership.id));
  const byNumber = select(sql`${membership.number} = ${oneOf(numbers)}`);
  const byAccount = select(sql`${membership.account} = ${oneOf(numbers)}`);
  const found = isLocked
    ? [await byNumber.for('no key update'), await byAccount.for('no key update')]
    : [await byNumber, await byAccount];
  const byId = new Map(found.flat().map((one) => [one.id, one]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

/** Learners who are still there, of these classes or of a year. */
export function selectGroup(
  db: Db,
  organisationId: number,
  { classIds, year }: { classIds?: number[]; year?: number },
  isLocked: boolean,
): Promise<Member[]> {
  const asked = db
    .select(memberColumns)
    .from(membership)
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.role, roleCodes.learner),
        inArray(membership.state, [...presentStates]),
        classIds && inArray(membership.classId, classIds),
        year === undefined ? undefined : eq(membership.year, year),
      ),
    )
    .orderBy(asc(membership.number), asc(membership.id));
  return isLocked ? asked.for('no key update') : asked.execute();
}

export function selectPhones(db: Db, organisationId: number, phones: readonly string[]) {
  return db
    .select({ phone: sql<string>`${person.phone}`, memberId: membership.id })
    .from(person)
    .leftJoin(
      membership,
      and(eq(membership.personId, person.id), eq(membership.organisationId, organisationId)),
    )
    .where(and(eq(person.service, 'main'), sql`${person.phone} = ${oneOf(phones)}`));
}

export function selectDepartments(db: Db, organisationId: number) {
  const { id, parentId, kind, name } = department;
  return db
    .select({ id, parentId, kind, name })
    .from(department)
    .where(eq(department.organisationId, organisationId))
    .orderBy(asc(department.id));
}

export function selectClasses(db: Db, organisationId: number) {
  const { id, year, name, departmentId, archivedAt } = schoolClass;
  return db
    .select({ id, year, name, departmentId, isArchived: sql<boolean>`${archivedAt} is not null` })
    .from(schoolClass)
    .where(eq(schoolClass.organisationId, organisationId))
    .orderBy(asc(schoolClass.id));
}

const isPresent = (organisationId: number) =>
  and(
    eq(membership.organisationId, organisationId),
    eq(membership.role, roleCodes.learner),
    inArray(membership.state, [...presentStates]),
  );

/** Classes and years with their learners, those without left out. */
export async function selectGroups(db: Db, organisationId: number) {
  const classes = await db
    .select({ id: schoolClass.id, year: schoolClass.year, name: schoolClass.name, count: count() })
    .from(membership)
    .innerJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(isPresent(organisationId))
    .groupBy(schoolClass.id)
    .orderBy(desc(schoolClass.year), asc(schoolClass.name));
  const years = await db
    .select({ year: sql<number>`${membership.year}`, count: count() })
    .from(membership)
    .where(and(isPresent(organisationId), sql`${membership.year} is not null`))
    .groupBy(membership.year)
    .orderBy(desc(membership.year));
  return { classes, years };
}

export async function selectClassNames(db: Db, organisationId: number, ids: readonly number[]) {
  const rows = await db
    .select({ year: schoolClass.year, name: schoolClass.name })
    .from(schoolClass)
    .where(and(eq(schoolClass.organisationId, organisationId), inArray(schoolClass.id, [...ids])))
    .orderBy(asc(schoolClass.id));
  return rows;
}

import { presentStates } from '@cheese/domain/codes/people/memberStates';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';
import type { TeachingRole } from '@cheese/domain/codes/school/teachingClasses';
import { and, asc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { isAmong } from '../../../db/isAmong';
import { totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { membersTyped, typedPattern } from '../../people/member/member.door';
import { membership } from '../../people/organisation/member.tables';
import { classNameOf } from '../../people/organisation/organisation.door';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import { person } from '../../people/person/person.tables';

const isPresent = (organisationId: number) =>
  and(eq(membership.organisationId, organisationId), inArray(membership.state, [...presentStates]));

interface Typed {
  organisationId: number;
  keyword: string | undefined;
}

export function isTyped(db: Db, memberId: PgColumn, { organisationId, keyword }: Typed) {
  const pattern = typedPattern(keyword);
  return pattern === null
    ? undefined
    : isAmong(memberId, membersTyped(db, organisationId, pattern));
}

export const shown = {
  membershipId: membership.id,
  name: membership.name,
  number: sql<string>`coalesce(${membership.number}, '')`,
  className: sql<string>`coalesce(${classNameOf(membership.classId)}, '')`,
};

/** Who may be what in a class, by their role on the roll. */
const rollRoles: Record<TeachingRole, readonly Role[]> = {
  1: [roleCodes.teacher, roleCodes.schoolAdmin],
  2: [roleCodes.learner, roleCodes.teacher, roleCodes.schoolAdmin],
  3: [roleCodes.learner],
};

interface CandidatesQuery extends Paged {
  id?: number | undefined;
  role: TeachingRole;
  keyword: string;
  organisationId: number;
}

export async function selectCandidates(db: Db, asked: CandidatesQuery) {
  const { id = 0, role, keyword, organisationId, ...page } = asked;
  const where = and(
    isPresent(organisationId),
    inArray(membership.role, [...rollRoles[role]]),
    isTyped(db, membership.id, { organisationId, keyword }),
  );
  const isInside = db
    .select({ one: sql`1` })
    .from(teachingPlace)
    .where(
      and(
        eq(teachingPlace.teachingClassId, id),
        eq(teachingPlace.membershipId, membership.id),
        isNull(teachingPlace.leftAt),
      ),
    );
  const { limit, offset } = rowsOf(page);
  const list = await db
    .select({ ...shown, isInside: sql<boolean>`${exists(isInside)}` })
    .from(membership)
    .where(where)
    .orderBy(asc(membership.number), asc(membership.id))
    .limit(limit)
    .offset(offset);
  const count = () => db.$count(membership, where);
  return { list, total: await totalBeside(list, { limit, offset }, count) };
}

/** Active members of the school among them. */
export const selectMembers = (db: Db, organisationId: number, ids: readonly number[]) =>
  db
    .select({
      id: membership.id,
      personId: membership.personId,
      role: membership.role,
      departmentId: membership.departmentId,
    })
    .from(membership)
    .where(and(isPresent(organisationId), inArray(membership.id, [...ids])));

export const countClasses = (db: Db, organisationId: number, classIds: readonly number[]) =>
  db.$count(
    schoolClass,
    and(eq(schoolClass.organisationId, organisationId), inArray(schoolClass.id, [...classIds])),
  );

/** Active learners of administrative classes. */
export async function selectOfClasses(
  db: Db,
  organisationId: number,
  classIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        isPresent(organisationId),
        eq(membership.role, roleCodes.learner),
        inArray(membership.classId, [...classIds]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Active learners by student number, account or phone. */
export const selectByNumbers = (db: Db, organisationId: number, numbers: readonly string[]) =>
  db
    .select({
      id: membership.id,
      number: membership.number,
      account: membership.account,
      rollPhone: membership.phone,
      phone: person.phone,
    })
    .from(membership)
    .leftJoin(person, eq(person.id, membership.personId))
    .where(
      and(
        isPresent(organisationId),
        eq(membership.role, roleCodes.learner),
        or(
          inArray(membership.number, [...numbers]),
          inArray(membership.account, [...numbers]),
          inArray(membership.phone, [...numbers]),
          inArray(person.phone, [...numbers]),
        ),
      ),
    )
    .orderBy(asc(membership.id));

export async function findMember(db: Db, organisationId: number, personId: number) {
  const rows = await db
    .select({ id: membership.id })
    .from(membership)
    .where(and(isPresent(organisationId), eq(membership.personId, personId)));
  return rows[0] ?? null;
}

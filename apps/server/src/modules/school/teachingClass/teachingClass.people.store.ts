import { presentStates } from '@cheese/domain/codes/people/memberStates';
import { type Role, roleCodes } from '@cheese/domain/codes/people/roles';
import {
  type JoinedBy,
  type PlaceState,
  type TeachingRole,
  teachingRoleCodes,
} from '@cheese/domain/codes/school/teachingClasses';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { isAmong } from '../../../db/isAmong';
import { type Paged, rowsOf } from '../../../db/paged';
import { membersTyped, typedPattern } from '../../people/member/member.door';
import { membership } from '../../people/organisation/member.tables';
import { schoolClass } from '../../people/organisation/schoolClass.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import { person } from '../../people/person/person.tables';

const isPresent = (organisationId: number) =>
  and(eq(membership.organisationId, organisationId), inArray(membership.state, [...presentStates]));

function isTyped(db: Db, organisationId: number, keyword: string | undefined) {
  const pattern = typedPattern(keyword);
  return pattern === null
    ? undefined
    : isAmong(membership.id, membersTyped(db, organisationId, pattern));
}

const shown = {
  membershipId: membership.id,
  name: membership.name,
  number: sql<string>`coalesce(${membership.number}, '')`,
  className: sql<string>`coalesce(${schoolClass.name}, '')`,
};

interface PlacesQuery extends Paged {
  id: number;
  organisationId: number;
  keyword?: string | undefined;
  role?: TeachingRole | undefined;
  state?: PlaceState | undefined;
}

/** Those who are in it by what they are there; those who have left by when. */
export async function selectPlaces(db: Db, asked: PlacesQuery) {
  const { id, organisationId, keyword, role, state = 'present', ...page } = asked;
  const isPast = state === 'past';
  const where = and(
    eq(teachingPlace.teachingClassId, id),
    isPast ? isNotNull(teachingPlace.leftAt) : isNull(teachingPlace.leftAt),
    role === undefined ? undefined : eq(teachingPlace.role, role),
    isTyped(db, organisationId, keyword),
  );
  const order = isPast
    ? [desc(teachingPlace.leftAt), desc(teachingPlace.id)]
    : [asc(teachingPlace.role), asc(membership.number), asc(teachingPlace.id)];
  const { limit, offset } = rowsOf(page);
  return db
    .select({
      ...shown,
      placeId: teachingPlace.id,
      role: teachingPlace.role,
      state: membership.state,
      seesMarks: teachingPlace.seesMarks,
      by: teachingPlace.by,
      joinedAt: teachingPlace.joinedAt,
      leftAt: teachingPlace.leftAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .leftJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

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
    isTyped(db, organisationId, keyword),
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
    .leftJoin(schoolClass, eq(schoolClass.id, membership.classId))
    .where(where)
    .orderBy(asc(membership.number), asc(membership.id))
    .limit(limit)
    .offset(offset);
  return { list, total: await db.$count(membership, where) };
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

/** How many are in a class now, and how many of them teach or assist. */
export async function countPresent(db: Db, teachingClassId: number) {
  const isLearner = eq(teachingPlace.role, teachingRoleCodes.learner);
  const [row] = await db
    .select({
      all: count(),
      learners: sql<number>`(count(*) filter (where ${isLearner}))::int`,
    })
    .from(teachingPlace)
    .where(and(eq(teachingPlace.teachingClassId, teachingClassId), isNull(teachingPlace.leftAt)));
  const { all = 0, learners = 0 } = row ?? {};
  return { learners, staff: all - learners };
}

interface Arrival {
  teachingClassId: number;
  role: TeachingRole;
  by: JoinedBy;
  joinedAt: Date;
}

/** Answers how many came in; who is there already stays as they are. */
export async function insertPlaces(db: Db, membershipIds: readonly number[], arrival: Arrival) {
  if (membershipIds.length === 0) return 0;
  const rows = membershipIds.map((membershipId) => ({ membershipId, ...arrival }));
  const made = await db
    .insert(teachingPlace)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: teachingPlace.id });
  return made.length;
}

const ofClass = (teachingClassId: number, placeIds: readonly number[]) =>
  and(eq(teachingPlace.teachingClassId, teachingClassId), inArray(teachingPlace.id, [...placeIds]));

/** Those of these who are in it, with whose account it is. */
export const selectPresent = (db: Db, teachingClassId: number, placeIds: readonly number[]) =>
  db
    .select({ id: teachingPlace.id, role: teachingPlace.role, personId: membership.personId })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .where(and(ofClass(teachingClassId, placeIds), isNull(teachingPlace.leftAt)));

export async function updatePlaces(
  db: Db,
  placeIds: readonly number[],
  set: Partial<Pick<typeof teachingPlace.$inferInsert, 'leftAt' | 'seesMarks'>>,
) {
  await db
    .update(teachingPlace)
    .set(set)
    .where(inArray(teachingPlace.id, [...placeIds]));
}

const again = alias(teachingPlace, 'again');

/** Those of these who left since a moment and have not come back. */
export const selectLeft = (
  db: Db,
  teachingClassId: number,
  placeIds: readonly number[],
  since: Date,
) =>
  db
    .selectDistinctOn([teachingPlace.membershipId], {
      id: teachingPlace.id,
      role: teachingPlace.role,
      personId: membership.personId,
    })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .leftJoin(
      again,
      and(
        eq(again.teachingClassId, teachingPlace.teachingClassId),
        eq(again.membershipId, teachingPlace.membershipId),
        ne(again.id, teachingPlace.id),
        isNull(again.leftAt),
      ),
    )
    .where(
      and(
        ofClass(teachingClassId, placeIds),
        gte(teachingPlace.leftAt, since),
        inArray(membership.state, [...presentStates]),
        isNull(again.id),
      ),
    )
    .orderBy(teachingPlace.membershipId, desc(teachingPlace.id));

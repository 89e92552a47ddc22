import { presentStates } from '@cheese/domain/codes/people/memberStates';
import {
  type JoinedBy,
  type PlaceState,
  type TeachingRole,
  teachingRoleCodes,
} from '@cheese/domain/codes/school/teachingClasses';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { keptCount, totalBeside } from '../../../db/keptCount';
import { type Paged, rowsOf } from '../../../db/paged';
import { membership } from '../../people/organisation/member.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import { isTyped, shown } from './teachingClass.roll.store';

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
    isTyped(db, teachingPlace.membershipId, { organisationId, keyword }),
  );
  const order = isPast
    ? [desc(teachingPlace.leftAt), desc(teachingPlace.id)]
    : [asc(teachingPlace.role), asc(membership.number), asc(teachingPlace.id)];
  const { limit, offset } = rowsOf(page);
  const list = await db
    .select({
      ...shown,
      placeId: teachingPlace.id,
      role: teachingPlace.role,
      state: membership.state,
      seesMarks: teachingPlace.seesMarks,
      by: teachingPlace.by,
      joinedAt: teachingPlace.joinedAt,
      leftAt: teachingPlace.leftAt,
    })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const countAll = () => db.$count(teachingPlace, where);
  const countKept = () => keptCount(['people of a class', id, state, role, keyword], countAll);
  return { list, total: await totalBeside(list, { limit, offset }, countKept) };
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

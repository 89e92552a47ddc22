import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import type { Reach } from '../../school/rights/reach';
import { classesWithin } from '../../school/teachingClass/teachingClass.door';
import type { Seat } from './seat';

const ofClass = {
  classId: teachingClass.id,
  organisationId: teachingClass.organisationId,
  name: teachingClass.name,
  courseName: teachingClass.courseName,
  isArchived: sql<boolean>`${isNotNull(term.archivedAt)}`,
};

/** The place of somebody in a class, in whichever of their schools it is. */
export async function findPlace(db: Db, personId: number, classId: number): Promise<Seat | null> {
  const plan = prepared(db, 'seat', () => planPlace(db));
  const rows = await plan.execute({ personId, classId });
  return rows[0] ?? null;
}

function planPlace(db: Db) {
  const asked = inputs('personId', 'classId');
  return db
    .select({
      ...ofClass,
      memberId: membership.id,
      memberName: membership.name,
      role: teachingPlace.role,
      seesMarks: teachingPlace.seesMarks,
    })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .innerJoin(teachingClass, eq(teachingClass.id, teachingPlace.teachingClassId))
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .innerJoin(organisation, eq(organisation.id, teachingClass.organisationId))
    .where(
      and(
        eq(membership.personId, asked.personId),
        eq(teachingPlace.teachingClassId, asked.classId),
        isNull(teachingPlace.leftAt),
        eq(membership.state, memberStateCodes.active),
        isNull(organisation.suspendedAt),
      ),
    )
    .limit(1)
    .prepare('seat');
}

/** A class within somebody's right to look at what is taught. */
export async function findObserved(db: Db, reach: Reach, classId: number) {
  const rows = await db
    .select(ofClass)
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .where(and(eq(teachingClass.id, classId), classesWithin(db, reach, 'view')));
  return rows[0] ?? null;
}

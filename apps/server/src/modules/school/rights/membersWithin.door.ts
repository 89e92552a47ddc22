import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import type { SharedReach } from './answerInSchool';

/** The condition on `membership` that keeps a list within somebody's reach. */
export function membersWithin(db: Db, reach: SharedReach): SQL {
  const isOfSchool = eq(membership.organisationId, reach.organisationId);
  if (reach.isWhole) return isOfSchool;
  const { departments, classes, teachingClasses } = reach;
  const isInClass = db
    .select({ one: sql`1` })
    .from(teachingPlace)
    .where(
      and(
        eq(teachingPlace.membershipId, membership.id),
        inArray(teachingPlace.teachingClassId, [...teachingClasses]),
        isNull(teachingPlace.leftAt),
      ),
    );
  const isReached = or(
    departments.length > 0 ? inArray(membership.departmentId, [...departments]) : undefined,
    classes.length > 0 ? inArray(membership.classId, [...classes]) : undefined,
    teachingClasses.length > 0 ? exists(isInClass) : undefined,
  );
  return and(isOfSchool, isReached ?? sql`false`)!;
}

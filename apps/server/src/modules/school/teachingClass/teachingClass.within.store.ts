import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import type { Reach } from '../rights/reach';

/**
 * The condition on `teaching_class` for somebody's reach. A head of a department views the classes
 * in which anybody of the department is, and edits those that its teachers teach.
 */
export function classesWithin(db: Db, reach: Reach, to: 'view' | 'edit'): SQL {
  const isOfSchool = eq(teachingClass.organisationId, reach.organisationId);
  if (reach.isWhole) return isOfSchool;
  const { departments, teachingClasses } = reach;
  const isOfDepartment = db
    .select({ one: sql`1` })
    .from(teachingPlace)
    .innerJoin(membership, eq(membership.id, teachingPlace.membershipId))
    .where(
      and(
        eq(teachingPlace.teachingClassId, teachingClass.id),
        isNull(teachingPlace.leftAt),
        to === 'edit' ? eq(teachingPlace.role, teachingRoleCodes.teacher) : undefined,
        inArray(membership.departmentId, [...departments]),
      ),
    );
  const isReached = or(
    teachingClasses.length > 0 ? inArray(teachingClass.id, [...teachingClasses]) : undefined,
    departments.length > 0 ? exists(isOfDepartment) : undefined,
  );
  return and(isOfSchool, isReached ?? sql`false`)!;
}

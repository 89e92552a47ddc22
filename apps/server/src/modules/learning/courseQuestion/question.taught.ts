import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { course } from '../course/course.tables';
import { courseTeacher, teacher } from '../course/teacher.tables';

/** Who of the teachers of a course has an account to be told by. */
export async function teachersOf(db: Db, courseId: number): Promise<number[]> {
  const plan = prepared(db, 'teachers_to_tell', () =>
    db
      .selectDistinct({ personId: teacher.personId })
      .from(courseTeacher)
      .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
      .where(
        and(eq(courseTeacher.courseId, sql.placeholder('courseId')), isNotNull(teacher.personId)),
      )
      .prepare('teachers_to_tell'),
  );
  const rows = await plan.execute({ courseId });
  return rows.flatMap(({ personId }) => personId ?? []);
}

/** The courses that somebody teaches, where they are now. */
export async function taughtBy(db: Db, { id, organisationId, roles }: Person): Promise<number[]> {
  const isHere = organisationId === null ? undefined : eq(course.organisationId, organisationId);
  const isThere = or(isNull(course.organisationId), isHere);
  const isTheirs = and(eq(teacher.personId, id), isThere);
  const rows = await db
    .selectDistinct({ id: course.id })
    .from(course)
    .leftJoin(courseTeacher, eq(courseTeacher.courseId, course.id))
    .leftJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
    .where(
      or(
        isTheirs,
        and(eq(course.createdBy, id), isThere),
        roles.includes('platformAdmin') ? isNull(course.organisationId) : undefined,
        roles.includes('schoolAdmin') ? isHere : undefined,
      ),
    );
  return rows.map((row) => row.id);
}

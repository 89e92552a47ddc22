import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { runsPlatform, runsSchool } from '../../base/ownership/ownership';
import { course } from '../course/course.tables';
import { courseTeacher, teacher } from '../course/teacher.tables';
import { courseQuestion } from './courseQuestion.tables';

/** The question with its place, and the teachers who have an account to notify. */
export async function findAsked(db: Db, id: number) {
  const plan = prepared(db, 'teachers_to_tell', () =>
    db
      .select({
        courseId: course.id,
        courseName: course.name,
        title: courseQuestion.title,
        text: courseQuestion.text,
        teacherIds: sql<number[]>`array(select distinct teacher.person_id from course_teacher
          join teacher on teacher.id = course_teacher.teacher_id
          where course_teacher.course_id = ${course.id}
            and teacher.person_id <> ${courseQuestion.personId})`,
      })
      .from(courseQuestion)
      .innerJoin(course, eq(course.id, courseQuestion.courseId))
      .where(eq(courseQuestion.id, sql.placeholder('id')))
      .prepare('teachers_to_tell'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Courses the user teaches at their current school. */
export async function taughtBy(db: Db, by: Person): Promise<number[]> {
  const { id, organisationId } = by;
  const [ofPlatform, ofSchool] = [runsPlatform(by), runsSchool(by)];
  const name = ['courses_taught', ofPlatform, ofSchool].join('_');
  const plan = prepared(db, name, () => {
    const person = sql.placeholder('personId');
    // A user without a school matches no course here.
    const isHere = eq(course.organisationId, sql.placeholder('organisationId'));
    const isTheirs = or(eq(teacher.personId, person), eq(course.createdBy, person));
    return db
      .selectDistinct({ id: course.id })
      .from(course)
      .leftJoin(courseTeacher, eq(courseTeacher.courseId, course.id))
      .leftJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
      .where(
        or(
          and(isTheirs, or(isNull(course.organisationId), isHere)),
          ofPlatform ? isNull(course.organisationId) : undefined,
          ofSchool ? isHere : undefined,
        ),
      )
      .prepare(name);
  });
  const rows = await plan.execute({ personId: id, organisationId });
  return rows.map((row) => row.id);
}

import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { courseware } from '../../learning/course/course.tables';
import { comment } from '../../learning/course/learners/comment.tables';
import { courseLearner } from '../../learning/course/learners/study.tables';
import { classTopic } from '../classroomDiscuss/classroomDiscuss.tables';

/** How many items of a course somebody has completed, and how many there are. */
export async function findStudied(db: Db, courseId: number, personId: number) {
  const learnt = and(eq(courseLearner.courseId, courseId), eq(courseLearner.personId, personId));
  const [row] = await db.select().from(courseLearner).where(learnt);
  const isIn = and(eq(courseware.courseId, courseId), eq(courseware.isShown, true));
  return { studyCount: row?.studiedCount ?? 0, totalCount: await db.$count(courseware, isIn) };
}

/** Topics and replies of somebody in a classroom. */
export async function countDiscussed(db: Db, classId: number, personId: number): Promise<number> {
  const plan = prepared(db, 'class_discussed', () => {
    const asked = inputs('classId', 'personId');
    const own = sql<number>`(select count(*) from ${classTopic} t
        where t.teaching_class_id = ${asked.classId}::int and t.person_id = ${asked.personId}::int)
      + (select count(*) from ${comment} c
        join ${classTopic} t on t.id = c.subject_id
        where c.subject_type = ${sql.raw(String(commentSubjectCodes.classroom))}
          and t.teaching_class_id = ${asked.classId}::int and c.person_id = ${asked.personId}::int)`;
    return db
      .select({ count: sql<number>`(${own})::int` })
      .from(sql`(select 1) as one`)
      .prepare('class_discussed');
  });
  const rows = await plan.execute({ classId, personId });
  return rows[0]?.count ?? 0;
}

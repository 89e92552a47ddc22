import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { inputs, prepared, preparedBy } from '../../../db/prepared';
import { course } from '../../learning/course/course.tables';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { teachingClass, teachingPlace } from '../../people/organisation/teachingClass.tables';
import { term } from '../../people/organisation/term.tables';
import { classNotice, classNoticeRead } from '../classroomNotice/classroomNotice.tables';
import { classroom } from './classroom.tables';

const { teacher, learner } = teachingRoleCodes;

const shown = {
  courseId: teachingClass.id,
  name: teachingClass.name,
  courseName: teachingClass.courseName,
  organisation: organisation.name,
  termName: term.name,
  startsOn: term.startsOn,
  endsOn: term.endsOn,
  isArchived: sql<boolean>`${term.archivedAt} is not null`,
  teachers: sql<string[]>`array(
    select m.name from ${teachingPlace} p inner join ${membership} m on m.id = p.membership_id
    where p.teaching_class_id = ${teachingClass.id} and p.left_at is null
      and m.state = ${memberStateCodes.active} and p.role = ${teacher} order by p.id)`,
  learnerCount: sql<number>`(select count(*) from ${teachingPlace} p
    inner join ${membership} m on m.id = p.membership_id
    where p.teaching_class_id = ${teachingClass.id} and p.left_at is null
      and m.state = ${memberStateCodes.active} and p.role = ${learner})::int`,
};

interface Own extends Paged {
  personId: number;
  keyword?: string | undefined;
}

/** The classrooms in which somebody is; those of the latest term first. */
export function selectClassrooms(db: Db, { personId, keyword, ...page }: Own) {
  const words = keyword?.trim();
  const pattern = words ? likePattern(words) : undefined;
  const asked = { personId, pattern, ...rowsOf(page) };
  return preparedBy(db, 'classrooms', asked, ({ limit, offset, ...given }) =>
    db
      .select({
        ...shown,
        role: teachingPlace.role,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(membership)
      .innerJoin(teachingPlace, eq(teachingPlace.membershipId, membership.id))
      .innerJoin(teachingClass, eq(teachingClass.id, teachingPlace.teachingClassId))
      .innerJoin(term, eq(term.id, teachingClass.termId))
      .innerJoin(organisation, eq(organisation.id, teachingClass.organisationId))
      .where(
        and(
          eq(membership.personId, given.personId),
          eq(membership.state, memberStateCodes.active),
          isNull(teachingPlace.leftAt),
          isNull(organisation.suspendedAt),
          given.pattern === undefined
            ? undefined
            : sql`(${teachingClass.name} ilike ${given.pattern} or ${teachingClass.courseName} ilike ${given.pattern})`,
        ),
      )
      .orderBy(sql`${term.archivedAt} is not null`, desc(term.startsOn), desc(teachingClass.id))
      .limit(limit)
      .offset(offset),
  );
}

/** One classroom, with the notices that a reader has not read. */
export async function findClassroom(db: Db, classId: number, personId: number) {
  const plan = prepared(db, 'classroom', () => planClassroom(db));
  const rows = await plan.execute({ classId, personId });
  return rows[0] ?? null;
}

function planClassroom(db: Db) {
  const asked = inputs('classId', 'personId');
  const unread = sql<number>`(select count(*) from ${classNotice} n
    where n.teaching_class_id = ${teachingClass.id} and n.held_at is null
      and not exists (select 1 from ${classNoticeRead} r
        where r.notice_id = n.id and r.person_id = ${asked.personId}::int))::int`;
  return db
    .select({ ...shown, unreadNoticeCount: unread, taughtId: course.id, taughtName: course.name })
    .from(teachingClass)
    .innerJoin(term, eq(term.id, teachingClass.termId))
    .innerJoin(organisation, eq(organisation.id, teachingClass.organisationId))
    .leftJoin(classroom, eq(classroom.teachingClassId, teachingClass.id))
    .leftJoin(course, eq(course.id, classroom.courseId))
    .where(eq(teachingClass.id, asked.classId))
    .prepare('classroom');
}

/** Sets what a classroom is taught with. */
export const upsertCourse = (db: Db, teachingClassId: number, courseId: number | null) =>
  db
    .insert(classroom)
    .values({ teachingClassId, courseId })
    .onConflictDoUpdate({ target: classroom.teachingClassId, set: { courseId } });

/** What a classroom is taught with; null for nothing. */
export async function findTaughtCourse(db: Db, classId: number): Promise<number | null> {
  const plan = prepared(db, 'classroom_course', () =>
    db
      .select({ courseId: classroom.courseId })
      .from(classroom)
      .where(eq(classroom.teachingClassId, sql.placeholder('classId')))
      .prepare('classroom_course'),
  );
  const rows = await plan.execute({ classId });
  return rows[0]?.courseId ?? null;
}

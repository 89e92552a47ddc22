import type { LearnersTime } from '@cheese/domain/rules/learning/leastTime';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { rowsOf, type Paged } from '../../../db/paged';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { course } from '../course/course.tables';
import { certificateWait as wait, type CertificateWaitRow } from './certificateWait.tables';

interface LearnerRef {
  personId: number;
  courseId: number;
}

const isOf = ({ personId, courseId }: LearnerRef, ...more: SQL[]) =>
  and(eq(wait.personId, personId), eq(wait.courseId, courseId), ...more);

interface CertificateRequest extends LearnerRef, LearnersTime {
  now: Date;
  isPossible: boolean;
}

/** Answers true for a first request, or a repeated one after a refusal. */
export async function askFor(
  db: Db,
  { personId, courseId, recordedS, leastS, isPossible, now }: CertificateRequest,
): Promise<boolean> {
  const facts = { state: 'waiting', askedAt: now, recordedS, leastS, isPossible } as const;
  const rows = await db
    .insert(wait)
    .values({ personId, courseId, ...facts })
    .onConflictDoUpdate({
      target: [wait.courseId, wait.personId],
      set: { ...facts, reason: null, decidedAt: null, decidedBy: null },
      setWhere: sql`${wait.state} = 'declined' and not ${wait.isPossible}`,
    })
    .returning({ personId: wait.personId });
  return rows.length > 0;
}

type Decision = Pick<CertificateWaitRow, 'reason' | 'decidedAt' | 'decidedBy'>;

/** Answers false if nothing was left to decide. */
export async function settleWait(
  db: Db,
  of: LearnerRef,
  { state, ...decision }: Decision & { state: 'issued' | 'declined' },
): Promise<boolean> {
  const before = state === 'issued' ? ne(wait.state, 'issued') : eq(wait.state, 'waiting');
  const rows = await db
    .update(wait)
    .set({ state, ...decision })
    .where(isOf(of, before))
    .returning({ personId: wait.personId });
  return rows.length > 0;
}

/** A page of those that are not issued, with the names of the school's roll. */
export async function selectWaiting(db: Db, courseId: number, asked: Paged) {
  const isThere = and(
    eq(wait.courseId, courseId),
    inArray(wait.state, ['waiting', 'declined'] as const),
  );
  const { limit, offset } = rowsOf(asked);
  const rows = await db
    .select({
      wait,
      name: sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`,
    })
    .from(wait)
    .innerJoin(course, eq(course.id, wait.courseId))
    .innerJoin(person, eq(person.id, wait.personId))
    .leftJoin(
      membership,
      and(
        eq(membership.organisationId, course.organisationId),
        eq(membership.personId, wait.personId),
      ),
    )
    .where(isThere)
    .orderBy(sql`${wait.state} = 'declined'`, asc(wait.askedAt), asc(wait.personId))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(wait, isThere) };
}

/** Makers of the course that have an account, without the learner themselves. */
export async function selectMakers(db: Db, { courseId, personId }: LearnerRef): Promise<number[]> {
  const [row] = await db
    .select({
      ids: sql<number[]>`array(select teacher.person_id from course_teacher
          join teacher on teacher.id = course_teacher.teacher_id
          where course_teacher.course_id = ${course.id} and teacher.person_id <> ${personId}
        union select ${course.createdBy} where ${course.createdBy} <> ${personId})`,
    })
    .from(course)
    .where(eq(course.id, courseId));
  return row?.ids ?? [];
}

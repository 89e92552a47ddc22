import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { isLentByCourse } from '../../learning/course/course.door';
import { audience } from '../../people/audience/audience.tables';
import { questionAttempt } from '../attempt/attempt.tables';
import { isFor } from './exam.store';
import { exam } from './exam.tables';

const named = { id: exam.id, title: exam.title };
const isThere = (ids: readonly number[]) =>
  and(inArray(exam.id, [...ids]), isNotNull(exam.publishedAt), isNull(exam.cancelledAt));

/** Of these, those that a school's courses may name: its own, and the platform's for everybody. */
export async function selectNameableExams(db: Db, owner: number | null, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const isOfAll = and(isNull(exam.organisationId), eq(audience.kind, 'everybody'));
  const isTheirs = owner === null ? undefined : eq(exam.organisationId, owner);
  return db
    .select(named)
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .where(and(isThere(ids), or(isOfAll, isTheirs)));
}

interface Looking {
  ids: readonly number[];
  now: Date;
}

/** Of these, those that somebody may sit, or might have. */
export async function selectExamsFor(db: Db, person: Person | null, { ids, now }: Looking) {
  if (ids.length === 0) return [];
  const somebody = person ?? { id: 0, organisationId: null };
  return db
    .select(named)
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .where(and(inArray(exam.id, [...ids]), isFor(db, somebody, now)));
}

/** Whether a course lends an exam to somebody for whom it was not meant. */
export async function isLentTo(db: Db, person: Person, { id, now }: { id: number; now: Date }) {
  const isLent = isLentByCourse(db, exam, { ...person, now });
  const rows = await db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.id, id), isLent));
  return rows.length > 0;
}

/** Whether somebody has handed in one of these. */
export async function hasHandedIn(db: Db, personId: number, ids: readonly number[]) {
  if (ids.length === 0) return false;
  const isIt = and(eq(questionAttempt.kind, 'exam'), inArray(questionAttempt.sourceId, [...ids]));
  const isTheirs = eq(questionAttempt.personId, personId);
  const isOver = isNotNull(questionAttempt.submittedAt);
  const rows = await db
    .select({ id: questionAttempt.id })
    .from(questionAttempt)
    .where(and(isIt, isTheirs, isOver))
    .limit(1);
  return rows.length > 0;
}

import type { ExamFace } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Person } from '../../../../plugins/access';
import { isLentByCourse } from '../../../learning/course/course.door';
import { audience } from '../../../people/audience/audience.tables';
import { isFor } from '../exam.store';
import { inMarks } from '../exam.shapes';
import { exam, type ExamRow } from '../exam.tables';

const named = { id: exam.id, title: exam.title };
const facts = {
  startsAt: exam.startsAt,
  endsAt: exam.endsAt,
  questionCount: exam.questionCount,
  totalScore: exam.totalScore,
  passScore: exam.passScore,
};
type Facts = Pick<ExamRow, keyof typeof facts>;

const toFace = ({ startsAt, endsAt, questionCount, ...scores }: Facts): ExamFace => ({
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  questionCount,
  totalScore: inMarks(scores.totalScore),
  passScore: inMarks(scores.passScore),
});

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
  const rows = await db
    .select({ ...named, ...facts })
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .where(and(inArray(exam.id, [...ids]), isFor(db, somebody, now)));
  return rows.map(({ id, title, ...row }) => ({ id, title, exam: toFace(row) }));
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

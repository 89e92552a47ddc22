import type { ExamFace } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import type { Person } from '../../../../plugins/access';
import { isLentByCourse } from '../../../learning/course/course.door';
import { audience } from '../../../school/audience/audience.tables';
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

/** Courses of a school may refer to its own exams and to platform exams meant for everybody. */
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

/** Filters to exams that the user may sit or was allowed to sit. */
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

/** True if a course gives the user access to an exam whose audience excludes them. */
export async function isLentTo(db: Db, person: Person, { id, now }: { id: number; now: Date }) {
  const isLent = isLentByCourse(db, exam, { ...person, now });
  const rows = await db
    .select({ id: exam.id })
    .from(exam)
    .where(and(eq(exam.id, id), isLent));
  return rows.length > 0;
}

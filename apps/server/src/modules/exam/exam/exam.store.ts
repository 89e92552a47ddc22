import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { ExamState } from '@cheese/domain/codes/exam/exams';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { inputs, prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { isLentByCourse } from '../../learning/course/course.door';
import { includes, type Somebody } from '../../school/audience/audience.door';
import { audience } from '../../school/audience/audience.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { questionAttempt } from '../attempt/attempt.tables';
import { questionBank } from '../bank/bank.tables';
import { exam } from './exam.tables';

/** Published exams, not cancelled, that are meant for the user or lent to them by a course. */
export const isFor = (db: Db, somebody: Somebody, now: Date | Placeholder): SQL =>
  and(
    isNotNull(exam.publishedAt),
    isNull(exam.cancelledAt),
    or(includes(db, somebody), isLentByCourse(db, exam, { ...somebody, now })),
  )!;

const ofCourse = and(
  eq(commodity.type, commodityTypeCodes.course),
  eq(commodity.productId, exam.courseId),
);

type PersonId = number | Placeholder;

const isAttempt = (personId: PersonId) =>
  and(
    eq(questionAttempt.kind, 'exam'),
    eq(questionAttempt.sourceId, exam.id),
    eq(questionAttempt.personId, personId),
  );

const submittedCount = (personId: PersonId) =>
  sql<number>`(select count(*)::int from ${questionAttempt}
    where ${isAttempt(personId)} and ${questionAttempt.submittedAt} is not null)`;
const openCount = (personId: PersonId) =>
  sql<number>`(select count(*)::int from ${questionAttempt}
    where ${isAttempt(personId)} and ${questionAttempt.submittedAt} is null)`;

const columns = {
  id: exam.id,
  title: exam.title,
  html: exam.html,
  attempts: exam.attempts,
  startsAt: exam.startsAt,
  endsAt: exam.endsAt,
  durationS: exam.durationS,
  graceS: exam.graceS,
  resultFrom: exam.resultFrom,
  reviewFrom: exam.reviewFrom,
  questionCount: exam.questionCount,
  totalScore: exam.totalScore,
  passScore: exam.passScore,
  rule: exam.rule,
  isOneDevice: exam.isOneDevice,
  logsLeaving: exam.logsLeaving,
  courseId: exam.courseId,
  bankId: exam.bankId,
  password: exam.password,
  courseName: commodity.title,
  bankName: questionBank.name,
};

const listed = (db: Db, personId: PersonId) =>
  db
    .select({
      ...columns,
      submitted: submittedCount(personId),
      open: openCount(personId),
    })
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .leftJoin(commodity, ofCourse)
    .leftJoin(questionBank, eq(questionBank.id, exam.bankId))
    .$dynamic();

export type ListedExam = Awaited<ReturnType<typeof listed>>[number];

interface ListAsked extends Paged {
  courseId?: number | undefined;
  libraryId?: number | undefined;
  state?: ExamState | undefined;
  now: Date;
}

const asked = inputs('personId', 'organisationId', 'now', 'courseId', 'libraryId');
const somebody = { id: asked.personId, organisationId: asked.organisationId };

/** Those under way first, then those to come, then those that are over; the nearest first. */
const byNearness = [
  sql`case when ${lt(exam.endsAt, asked.now)} then 2 when ${gt(exam.startsAt, asked.now)} then 1
    else 0 end`,
  sql`abs(extract(epoch from ${exam.startsAt} - ${asked.now}::timestamptz))`,
  desc(exam.id),
];

/** A statement for each way of narrowing, kept: learners ask for their exams all the time. */
export async function selectExams(db: Db, person: Person, { state, now, ...paged }: ListAsked) {
  const { courseId, libraryId } = paged;
  const way = [state, courseId && 'course', libraryId && 'library'].filter(Boolean).join('_');
  const where = () =>
    and(
      isFor(db, somebody, asked.now),
      courseId ? eq(exam.courseId, asked.courseId) : undefined,
      libraryId ? eq(exam.bankId, asked.libraryId) : undefined,
      state && inState(asked.personId, asked.now)[state],
    );
  const rows = prepared(db, `exams_${way}`, () =>
    listed(db, asked.personId)
      .where(where())
      .orderBy(...byNearness)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`exams_${way}`),
  );
  const all = prepared(db, `exam_count_${way}`, () =>
    db
      .select({ count: count() })
      .from(exam)
      .innerJoin(audience, eq(audience.id, exam.audienceId))
      .where(where())
      .prepare(`exam_count_${way}`),
  );
  const { id: personId, organisationId } = person;
  const values = { personId, organisationId, now, courseId, libraryId };
  const [list, [counted]] = await Promise.all([
    rows.execute({ ...values, ...rowsOf(paged) }),
    all.execute(values),
  ]);
  return { rows: list, total: counted?.count ?? 0 };
}

/** The states as the database knows them: the same as `stateOf`. */
function inState(personId: PersonId, now: Date | Placeholder): Record<ExamState, SQL> {
  const open = sql`${openCount(personId)} > 0`;
  const isSubmitted = sql`${submittedCount(personId)} > 0`;
  const hasNoneLeft = sql`${submittedCount(personId)} >= ${exam.attempts}`;
  const isOver = lt(exam.endsAt, now);
  const hasBegun = lte(exam.startsAt, now);
  return {
    answering: open,
    upcoming: and(sql`not ${open}`, gt(exam.startsAt, now))!,
    submitted: sql`not ${open} and ${hasBegun} and ${isSubmitted} and (${isOver} or ${hasNoneLeft})`,
    missed: sql`not ${open} and ${hasBegun} and not ${isSubmitted} and ${isOver}`,
    open: sql`not ${open} and ${hasBegun} and not ${isOver} and not ${hasNoneLeft}`,
  };
}

export async function findFor(db: Db, person: Person, { id, now }: { id: number; now: Date }) {
  const rows = await listed(db, person.id).where(and(eq(exam.id, id), isFor(db, person, now)));
  return rows[0] ?? null;
}

/** Courses with exams for the user. */
export async function selectExamCourses(
  db: Db,
  person: Person,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
) {
  const { open, answering } = inState(person.id, now);
  const all = db
    .select({
      courseId: commodity.productId,
      name: commodity.title,
      cover: commodity.cover,
      examCount: sql<number>`count(*)::int`.as('exam_count'),
      openCount: sql<number>`count(*) filter (where ${open} or ${answering})::int`.as('open_count'),
    })
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .innerJoin(commodity, ofCourse)
    .where(isFor(db, person, now))
    .groupBy(commodity.productId, commodity.title, commodity.cover);
  const list = await all.orderBy(asc(commodity.productId)).limit(limit).offset(offset);
  return { list, total: await db.$count(all.as('exam_courses')) };
}

import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { includes, type Somebody } from '../../people/audience/audience.door';
import { audience } from '../../people/audience/audience.tables';
import { commodity } from '../../shop/commodity/commodity.tables';
import { questionAttempt } from '../attempt/attempt.tables';
import { questionBank } from '../bank/bank.tables';
import { exam, examExtension } from './exam.tables';

/** What is meant for somebody, was published, and was not cancelled. */
const isFor = (db: Db, somebody: Somebody): SQL =>
  and(isNotNull(exam.publishedAt), isNull(exam.cancelledAt), includes(db, somebody))!;

const ofCourse = and(eq(commodity.type, 1), eq(commodity.productId, exam.courseId));

const isAttempt = (personId: number) =>
  and(
    eq(questionAttempt.kind, 'exam'),
    eq(questionAttempt.sourceId, exam.id),
    eq(questionAttempt.personId, personId),
  );

const submittedCount = (personId: number) =>
  sql<number>`(select count(*)::int from ${questionAttempt}
    where ${isAttempt(personId)} and ${questionAttempt.submittedAt} is not null)`;
const openCount = (personId: number) =>
  sql<number>`(select count(*)::int from ${questionAttempt}
    where ${isAttempt(personId)} and ${questionAttempt.submittedAt} is null)`;

const columns = {
  ...{ id: exam.id, title: exam.title, html: exam.html, attempts: exam.attempts },
  ...{ startsAt: exam.startsAt, endsAt: exam.endsAt, durationS: exam.durationS },
  ...{ graceS: exam.graceS, resultFrom: exam.resultFrom, reviewFrom: exam.reviewFrom },
  ...{ questionCount: exam.questionCount, totalScore: exam.totalScore, passScore: exam.passScore },
  ...{ rule: exam.rule, isOneDevice: exam.isOneDevice, logsLeaving: exam.logsLeaving },
  ...{ courseId: exam.courseId, bankId: exam.bankId, password: exam.password },
  ...{ courseName: commodity.title, bankName: questionBank.name },
};

const listed = (db: Db, personId: number) =>
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
  state?: SQL | undefined;
}

/** Those under way first, then those to come, then those that are over; the nearest first. */
export async function selectExams(db: Db, person: Person, asked: ListAsked & { now: Date }) {
  const { courseId, libraryId, state, now } = asked;
  const where = and(
    isFor(db, person),
    courseId ? eq(exam.courseId, courseId) : undefined,
    libraryId ? eq(exam.bankId, libraryId) : undefined,
    state,
  );
  const { limit, offset } = rowsOf(asked);
  const moment = now.toISOString();
  const rows = await listed(db, person.id)
    .where(where)
    .orderBy(
      sql`case when ${exam.endsAt} < ${moment} then 2 when ${exam.startsAt} > ${moment} then 1 else 0 end`,
      sql`abs(extract(epoch from ${exam.startsAt} - ${moment}::timestamptz))`,
      desc(exam.id),
    )
    .limit(limit)
    .offset(offset);
  const [all] = await db
    .select({ count: count() })
    .from(exam)
    .innerJoin(audience, eq(audience.id, exam.audienceId))
    .where(where);
  return { rows, total: all?.count ?? 0 };
}

/** The states as the database knows them: the same as `stateOf`. */
export function inState(personId: number, now: Date) {
  const open = sql`${openCount(personId)} > 0`;
  const isSubmitted = sql`${submittedCount(personId)} > 0`;
  const hasNoneLeft = sql`${submittedCount(personId)} >= ${exam.attempts}`;
  const isOver = sql`${exam.endsAt} < ${now.toISOString()}`;
  const hasBegun = lte(exam.startsAt, now);
  return {
    answering: open,
    upcoming: and(sql`not ${open}`, gt(exam.startsAt, now))!,
    submitted: sql`not ${open} and ${hasBegun} and ${isSubmitted} and (${isOver} or ${hasNoneLeft})`,
    missed: sql`not ${open} and ${hasBegun} and not ${isSubmitted} and ${isOver}`,
    open: sql`not ${open} and ${hasBegun} and not ${isOver} and not ${hasNoneLeft}`,
  };
}

export async function findFor(db: Db, person: Person, id: number): Promise<ListedExam | null> {
  const rows = await listed(db, person.id).where(and(eq(exam.id, id), isFor(db, person)));
  return rows[0] ?? null;
}

/** An exam whole, whoever may see it. */
export async function findExam(db: Db, id: number) {
  const plan = prepared(db, 'exam_whole', () =>
    db
      .select()
      .from(exam)
      .where(eq(exam.id, sql.placeholder('id')))
      .prepare('exam_whole'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** An exam whole, where it is meant for somebody, and how much more time they have than others. */
export async function findToEnter(db: Db, { id: personId, organisationId }: Person, id: number) {
  const plan = prepared(db, 'exam_to_enter', () => {
    const somebody = {
      id: sql.placeholder('personId'),
      organisationId: sql.placeholder('organisationId'),
    };
    const isTheirs = and(
      eq(examExtension.examId, exam.id),
      eq(examExtension.personId, sql.placeholder('personId')),
    );
    return db
      .select({ exam, extraS: sql<number>`coalesce(${examExtension.extraS}, 0)` })
      .from(exam)
      .innerJoin(audience, eq(audience.id, exam.audienceId))
      .leftJoin(examExtension, isTheirs)
      .where(and(eq(exam.id, sql.placeholder('id')), isFor(db, somebody)))
      .prepare('exam_to_enter');
  });
  return (await plan.execute({ id, personId, organisationId }))[0] ?? null;
}

export const selectTries = (db: Db, personId: number, examId: number) =>
  prepared(db, 'exam_tries', () =>
    db
      .select({
        ...{ id: questionAttempt.id, nth: questionAttempt.nth },
        ...{ startedAt: questionAttempt.startedAt, endsAt: questionAttempt.endsAt },
        ...{ submittedAt: questionAttempt.submittedAt, sessionId: questionAttempt.sessionId },
      })
      .from(questionAttempt)
      .where(
        and(
          eq(questionAttempt.kind, 'exam'),
          eq(questionAttempt.personId, sql.placeholder('personId')),
          eq(questionAttempt.sourceId, sql.placeholder('examId')),
        ),
      )
      .orderBy(asc(questionAttempt.id))
      .prepare('exam_tries'),
  ).execute({ personId, examId });

export async function isAnyoneAtIt(db: Db, examId: number, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(questionAttempt.kind, 'exam'),
    eq(questionAttempt.sourceId, examId),
    isNull(questionAttempt.submittedAt),
    // One that cannot be handed in keeps nobody from their review.
    sql`${questionAttempt.endsAt} + interval '20 minutes' > ${now.toISOString()}`,
  );
  const rows = await db
    .select({ id: questionAttempt.id })
    .from(questionAttempt)
    .where(isOpen)
    .limit(1);
  return rows.length > 0;
}

/** The session in which it goes on. */
export async function takeOver(db: Db, attemptId: number, sessionId: number) {
  await db.update(questionAttempt).set({ sessionId }).where(eq(questionAttempt.id, attemptId));
}

/** The courses that have exams for somebody. */
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
    .where(isFor(db, person))
    .groupBy(commodity.productId, commodity.title, commodity.cover);
  const list = await all.orderBy(asc(commodity.productId)).limit(limit).offset(offset);
  return { list, total: await db.$count(all.as('exam_courses')) };
}

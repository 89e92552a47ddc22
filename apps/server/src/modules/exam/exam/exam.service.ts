import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { saveInto, submitAttempt } from '../attempt/attempt.service';
import { sheetOf } from '../attempt/attempt.sheet';
import { findAttempt } from '../attempt/attempt.door';
import { questionAttempt } from '../attempt/attempt.tables';
import { toResidue } from './exam.enter';
import { noteEvent } from './exam.events';
import { reviewFrom } from './exam.moments';
import { paperOf, reviewOf } from './exam.paper';
import { resultOf } from './exam.result';
import { toDescription, toExam } from './exam.shapes';
import { findExam, findFor, inState, isAnyoneAtIt, selectExams, selectTries } from './exam.store';

type Asking = Who & { db: Db };

export async function listExams(
  { db, person, clock }: Asking,
  { state, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = clock.now();
  const isIn = state && inState(person.id, now)[state];
  const { rows, total } = await selectExams(db, person, { ...asked, state: isIn, now });
  return { list: rows.map((row) => toExam(row, now)), total };
}

export async function describeExam({ db, person, clock }: Asking, examId: number) {
  const row = (await findFor(db, person, examId)) ?? refuse('exam.notFound');
  const tries = await selectTries(db, person.id, examId);
  return toDescription(row, tries.at(-1), clock.now());
}

/** The try that is open; whoever has none has to enter. */
async function openTry(db: Db, person: Person, examId: number) {
  const tries = await selectTries(db, person.id, examId);
  const open = tries.find(({ submittedAt }) => submittedAt === null);
  if (open) return open;
  return refuse(tries.length > 0 ? 'attempt.submitted' : 'exam.notEntered');
}

export async function readPaper({ db, person }: Asking, examId: number) {
  const { id, sessionId } = await openTry(db, person, examId);
  if (sessionId !== null && sessionId !== person.sessionId) refuse('attempt.elsewhere');
  return paperOf(db, await sheetOf(db, person.id, id));
}

export async function saveExam(
  { db, person, clock }: Asking,
  { attemptId, answers }: Static<C['answer']['body']>,
) {
  const { kind } = await sheetOf(db, person.id, attemptId);
  if (kind !== 'exam') refuse('attempt.notFound');
  return saveInto(db, { person, attemptId, answers, now: clock.now() });
}

export async function readResidue({ db, person, clock }: Asking, examId: number) {
  return toResidue(await openTry(db, person, examId), clock.now());
}

/** That somebody left the page is known to their teacher, where the exam says so. */
export async function noteLeaving(
  { db, person, clock }: Asking,
  { examId, isBack }: Static<C['leave']['body']>,
) {
  const exam = await findExam(db, examId);
  if (!exam?.logsLeaving) return null;
  const { id } = await openTry(db, person, examId);
  await noteEvent(db, id, isBack ? 'returned' : 'left', clock.now());
  return null;
}

/** Handed in twice, it is handed in; it is this try, whatever was begun since. */
export async function submitExam({ db, person, clock }: Asking, attemptId: number) {
  const { kind, sourceId } = await sheetOf(db, person.id, attemptId);
  if (kind !== 'exam') refuse('attempt.notFound');
  const now = clock.now();
  const { attempt } = await submitAttempt(db, { id: attemptId, by: 'person', now });
  const exam = (await findExam(db, sourceId)) ?? refuse('exam.notFound');
  return resultOf(db, exam, attempt, now);
}

/** The try that somebody handed in last. */
async function submittedTry(db: Db, person: Person, examId: number) {
  const tries = await selectTries(db, person.id, examId);
  const last = tries.findLast(({ submittedAt }) => submittedAt !== null);
  const attempt = last && (await findAttempt(db, last.id));
  const exam = await findExam(db, examId);
  if (!attempt || !exam) return refuse(tries.length > 0 ? 'exam.notSubmitted' : 'exam.notFound');
  return { attempt, exam };
}

export async function readExamResult({ db, person, clock }: Asking, examId: number) {
  const { exam, attempt } = await submittedTry(db, person, examId);
  return resultOf(db, exam, attempt, clock.now());
}

/** Keys and analyses are for when the exam says, and never while one's own next try is open. */
export async function readReview({ db, person, clock }: Asking, examId: number) {
  const { exam, attempt } = await submittedTry(db, person, examId);
  const tries = await selectTries(db, person.id, examId);
  const isAtIt = tries.some(({ submittedAt }) => submittedAt === null);
  // Somebody may have more time than others.
  const isOpen = exam.reviewFrom === null && (await isAnyoneAtIt(db, examId, clock.now()));
  if (isAtIt || isOpen || clock.now() < reviewFrom(exam)) refuse('exam.reviewLater');
  return reviewOf(db, attempt);
}

const isTheirs = ({ id }: Person) =>
  and(
    eq(questionAttempt.personId, id),
    eq(questionAttempt.kind, 'exam'),
    isNotNull(questionAttempt.submittedAt),
  );

/** The latest first. */
export async function listHistory(
  { db, person, clock }: Asking,
  paged: Static<C['history']['query']>,
): Promise<Answers<C['history']>> {
  const now = clock.now();
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select()
    .from(questionAttempt)
    .where(isTheirs(person))
    .orderBy(desc(questionAttempt.id))
    .limit(limit)
    .offset(offset);
  const list = await Promise.all(
    rows.map(async (attempt) => {
      const exam = (await findExam(db, attempt.sourceId)) ?? refuse('exam.notFound');
      return resultOf(db, exam, attempt, now);
    }),
  );
  const total = await db.$count(questionAttempt, isTheirs(person));
  return { list, total };
}

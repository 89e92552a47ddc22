import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import type { Static } from 'typebox';
import type { Asking as Who } from '../../../asking';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { saveInto, submitAttempt } from '../attempt/attempt.service';
import { refuseSecret } from '../attempt/attempt.secret';
import { sheetOf } from '../attempt/attempt.sheet';
import { findAttempt } from '../attempt/attempt.door';
import { type AtIt, refuseOutside } from './exam.demands';
import { toResidue } from './exam.enter';
import { noteEvent } from './exam.events';
import { noteHeard } from './exam.heard';
import { reviewFor, reviewsAtOnce } from './exam.moments';
import { paperOf, reviewOf } from './exam.paper';
import { resultOf } from './exam.result';
import { toDescription, toExam } from './exam.shapes';
import { openTry, refuseElsewhere, requireSitting } from './exam.sitting';
import { findExam, findFor, isAnyoneAtIt, selectExams, selectTries } from './exam.store';

type Asking = Who & { db: Db };

export async function listExams(
  { db, person, clock }: Asking,
  asked: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = clock.now();
  const { rows, total } = await selectExams(db, person, { ...asked, now });
  return { list: rows.map((row) => toExam(row, now)), total };
}

export async function describeExam({ db, person, clock }: Asking, examId: number) {
  const row = (await findFor(db, person, examId)) ?? refuse('exam.notFound');
  const tries = await selectTries(db, person.id, examId);
  return toDescription(row, tries.at(-1), clock.now());
}

export async function readPaper(asking: AtIt, examId: number) {
  const { db, person } = asking;
  const open = await requireSitting(asking, examId);
  return paperOf(db, await sheetOf(db, person.id, open.id));
}

export async function saveExam(asking: AtIt, { attemptId, answers }: Static<C['answer']['body']>) {
  const { db, person, clock } = asking;
  const { kind, sourceId } = await sheetOf(db, person.id, attemptId);
  if (kind !== 'exam') refuse('attempt.notFound');
  await refuseOutside(asking, sourceId);
  return saveInto(db, { person, attemptId, answers, now: clock.now() });
}

export async function readResidue({ db, person, clock }: Asking, examId: number) {
  const open = await openTry(db, person, examId);
  const now = clock.now();
  // Until when it could deliver its answers tells which may still be on their way after the end.
  if (open.endsAt === null || now <= open.endsAt) await noteHeard(db, open.id, now);
  return toResidue(open, now);
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

/**
 * Handed in twice, it is handed in; it is this try, whatever was begun since. A browser that hands
 * in because the time is over is refused where it was extended: it hears of that by then.
 */
export async function submitExam(
  { db, person, clock }: Asking,
  { attemptId, isTimeUp = false }: Static<C['submit']['body']>,
) {
  const { kind, sourceId } = await sheetOf(db, person.id, attemptId);
  if (kind !== 'exam') refuse('attempt.notFound');
  const own = (await selectTries(db, person.id, sourceId)).find(({ id }) => id === attemptId);
  // Time that is over is over everywhere.
  if (own && !isTimeUp) refuseElsewhere(own, person);
  const now = clock.now();
  const asked = isTimeUp ? ({ by: 'time', after: 'end' } as const) : ({ by: 'person' } as const);
  const { attempt } = await submitAttempt(db, { id: attemptId, now, ...asked });
  const exam = (await findExam(db, sourceId)) ?? refuse('exam.notFound');
  return resultOf(db, { exam, attempt }, now);
}

/** The try that somebody handed in last. */
async function submittedTry(db: Db, person: Person, examId: number) {
  const tries = await selectTries(db, person.id, examId);
  const last = tries.findLast(({ submittedAt }) => submittedAt !== null);
  const attempt = last && (await findAttempt(db, last.id));
  const exam = await findExam(db, examId);
  if (!attempt || !exam) return refuse(tries.length > 0 ? 'exam.notSubmitted' : 'exam.notFound');
  return { attempt, exam, tries };
}

export async function readExamResult({ db, person, clock }: Asking, examId: number) {
  const { exam, attempt, tries } = await submittedTry(db, person, examId);
  return resultOf(db, { exam, attempt, tries: tries.length }, clock.now());
}

/** Keys and analyses are for when the exam says, and never while one's own next try is open. */
export async function readReview(asking: Asking, examId: number) {
  const { db, person, clock } = asking;
  const { exam, attempt, tries } = await submittedTry(db, person, examId);
  const now = clock.now();
  const isAtIt = tries.some(({ submittedAt }) => submittedAt === null);
  // Somebody may have more time than others.
  const isOpen = !reviewsAtOnce(exam) && (await isAnyoneAtIt(db, examId, now));
  if (isAtIt || isOpen || now < reviewFor(exam, tries.length, now)) refuse('exam.reviewLater');
  // Another exam that they are at may ask the same.
  const ids = attempt.items.map(({ questionId }) => questionId);
  await refuseSecret(asking, ids);
  return reviewOf(db, attempt);
}

import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { noteHeard } from '../attempt/attempt.heard';
import { saveInto, submitAttempt } from '../attempt/attempt.service';
import { sheetOf } from '../attempt/attempt.sheet';
import { type ExamContext, refuseOutside } from './sitting/exam.demands';
import { toResidue } from './sitting/exam.enter';
import { noteEvent } from './exam.events.store';
import { paperOf, reviewOf } from './exam.paper';
import { resultOf } from './review/exam.result';
import { takeExam } from './sitting/exam.handedIn';
import { toDescription, toExam } from './exam.shapes';
import { requireReview, submittedTry } from './review/exam.reviewing';
import { openTry, refuseElsewhere, requireSitting } from './sitting/exam.sitting';
import { findFor, selectExams } from './exam.store';
import { findExam, selectTries } from './sitting/exam.enter.store';

export async function listExams(
  { db, person, clock }: CallerContext<'db'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const now = clock.now();
  const { rows, total } = await selectExams(db, person, { ...query, now });
  return { list: rows.map((row) => toExam(row, now)), total };
}

export async function describeExam({ db, person, clock }: CallerContext<'db'>, examId: number) {
  const now = clock.now();
  const row = (await findFor(db, person, { id: examId, now })) ?? refuse('exam.notFound');
  const tries = await selectTries(db, person.id, examId);
  return toDescription(row, tries.at(-1), now);
}

export async function readPaper(context: ExamContext, examId: number) {
  const { db, person } = context;
  const open = await requireSitting(context, examId);
  return paperOf(db, await sheetOf(db, person.id, open.id));
}

export async function saveExam(
  context: ExamContext,
  { attemptId, answers }: Static<C['answer']['body']>,
) {
  const { db, person, clock } = context;
  const { kind, sourceId } = await sheetOf(db, person.id, attemptId);
  if (kind !== 'exam') refuse('attempt.notFound');
  await refuseOutside(context, sourceId);
  return saveInto(db, { person, attemptId, answers, now: clock.now() });
}

export async function readResidue({ db, person, clock }: CallerContext<'db'>, examId: number) {
  const open = await openTry(db, person, examId);
  const now = clock.now();
  // Until when it could deliver its answers tells which may still be on their way after the end.
  await noteHeard(db, open, now);
  return toResidue(open, now);
}

/** Leaving the page is reported to the teacher only if the exam says so. */
export async function noteLeaving(
  { db, person, clock }: CallerContext<'db'>,
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
  { db, person, clock }: CallerContext<'db'>,
  { attemptId, isTimeUp = false }: Static<C['submit']['body']>,
) {
  const { kind, sourceId } = await sheetOf(db, person.id, attemptId);
  if (kind !== 'exam') refuse('attempt.notFound');
  const own = (await selectTries(db, person.id, sourceId)).find(({ id }) => id === attemptId);
  // Time that is over is over everywhere.
  if (own && !isTimeUp) refuseElsewhere(own, person);
  const now = clock.now();
  const asked = isTimeUp ? ({ by: 'time', after: 'end' } as const) : ({ by: 'person' } as const);
  const submitting = { id: attemptId, now, ...asked };
  const { attempt } = await submitAttempt(db, submitting, (inside, submitted) =>
    takeExam(inside, submitted, now),
  );
  const exam = (await findExam(db, sourceId)) ?? refuse('exam.notFound');
  return resultOf(db, { exam, attempt }, now);
}

export async function readExamResult({ db, person, clock }: CallerContext<'db'>, examId: number) {
  const { exam, attempt, tries } = await submittedTry(db, person, examId);
  return resultOf(db, { exam, attempt, tries: tries.length }, clock.now());
}

export async function readReview(context: CallerContext<'db'>, examId: number) {
  return reviewOf(context.db, await requireReview(context, examId));
}

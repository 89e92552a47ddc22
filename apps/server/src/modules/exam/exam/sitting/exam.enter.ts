import type { ExamContract as C, ResidueTime } from '@cheese/domain/contract/exam/exam';
import type { Static } from 'typebox';
import { refuse } from '../../../../calls/refusal';
import { limits } from '../../../base/limit/limit.rules';
import { consumeRateLimits } from '../../../base/limit/limit.service';
import { beginAttempt } from '../../attempt/attempt.service';
import { makePaper } from '../../paper/paper.make';
import { writeAsked } from '../exam.asked.store';
import { noteEvent } from '../exam.events.store';
import { type ExamContext as Entering, isWithin } from './exam.demands';
import { findToEnter, lockToEnter, selectExtra, selectTries } from './exam.enter.store';
import type { ExamRow } from '../exam.tables';
import { takeOver } from '../../attempt/attempt.door';

type Try = Awaited<ReturnType<typeof selectTries>>[number];

/** Resumes or begins; the entry conditions are checked each time. */
export async function enterExam(
  entering: Entering,
  { examId, ...asked }: Static<C['enter']['body']>,
): Promise<ResidueTime> {
  const { db, person, clock, caller } = entering;
  const now = clock.now();
  const exam = (await findToEnter(db, person, { id: examId, now })) ?? refuse('exam.notFound');
  if (!isWithin(exam.ranges, caller.address)) refuse('exam.wrongPlace');
  const tries = await selectTries(db, person.id, examId);
  const open = tries.find(({ submittedAt }) => submittedAt === null);
  if (open) return goOn(entering, open, { exam, takesOver: asked.takesOver ?? false, now });
  if (asked.takesOver) refuse('attempt.submitted');
  if (exam.password !== null) await countGuess(entering, examId);
  refuseEntering(exam, tries, { password: asked.password, now });
  const begun = await beginTry(entering, exam, tries.length + 1);
  const [latest] = begun ? [begun] : (await selectTries(db, person.id, examId)).slice(-1);
  return latest ? toResidue(latest, now) : refuse('exam.notFound');
}

/** A short password could be guessed, so over the limit the caller is not told if it is right. */
async function countGuess({ db, person, clock }: Entering, examId: number) {
  const limit = limits.examPasswordOfPerson;
  await consumeRateLimits(db, clock.now(), [{ key: `examPassword:${person.id}:${examId}`, limit }]);
}

function refuseEntering(
  exam: ExamRow,
  tries: readonly Try[],
  { password, now }: { password: string | undefined; now: Date },
) {
  if (now < exam.startsAt) refuse('exam.notBegun');
  if (now >= exam.endsAt) refuse('exam.over');
  if (tries.length >= exam.attempts) refuse('exam.noAttemptLeft');
  if (exam.password !== null && exam.password !== password) refuse('exam.wrongPassword');
}

interface Going {
  exam: ExamRow;
  takesOver: boolean;
  now: Date;
}

async function goOn({ db, person }: Entering, open: Try, { exam, takesOver, now }: Going) {
  if (exam.isOneDevice && open.sessionId !== person.sessionId) {
    if (!takesOver) refuse('attempt.elsewhere');
    await takeOver(db, open.id, person.sessionId);
    await noteEvent(db, open.id, 'device', now);
  }
  return toResidue(open, now);
}

/**
 * Two concurrent clicks begin one try, and its time never exceeds that of the exam. Ending,
 * cancelling and extending the exam use the same lock.
 */
export const beginTry = (
  { db, person, clock }: Pick<Entering, 'db' | 'person' | 'clock'>,
  found: ExamRow,
  nth: number,
) =>
  db.transaction(async (inside) => {
    const exam = (await lockToEnter(inside, found.id)) ?? refuse('exam.notFound');
    const now = clock.now();
    if (now >= exam.endsAt) refuse('exam.over');
    const paper = await makePaper(inside, exam.plan, exam);
    if (paper.items.length < exam.questionCount) refuse('exam.paperShort');
    const extraS = await selectExtra(inside, exam.id, person.id);
    const ownEnd = now.getTime() + exam.durationS * 1000;
    const attempt = await beginAttempt(inside, {
      ...paper,
      personId: person.id,
      kind: 'exam',
      sourceId: exam.id,
      title: exam.title,
      nth,
      rule: exam.rule,
      graceS: exam.graceS,
      startedAt: now,
      endsAt: new Date(Math.min(ownEnd, exam.endsAt.getTime()) + extraS * 1000),
      sessionId: exam.isOneDevice ? person.sessionId : null,
    });
    // Drawn questions count as asked by the exam from the moment a learner receives them.
    const isDrawn = exam.plan.sections.some(({ draws }) => draws.length > 0);
    if (attempt && isDrawn) await writeAsked(inside, exam.id, paper.items);
    return attempt;
  });

export function toResidue({ id, endsAt }: Pick<Try, 'id' | 'endsAt'>, now: Date): ResidueTime {
  const ends = endsAt?.getTime() ?? now.getTime();
  return {
    attemptId: id,
    now: now.getTime(),
    endsAt: ends,
    residueMs: Math.max(0, ends - now.getTime()),
  };
}

import type { ExamWatchContract as C } from '@cheese/domain/contract/exam/examWatch';
import { examActs } from '@cheese/domain/texts/examMessages';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { countOpen, endOpen, lockAttempt, reopen } from '../attempt/attempt.door';
import { selectTries } from '../exam/exam.door';
import { examOfSchool, phaseOf } from '../exam/courses/exam.ofSchool';
import type { Teacher } from './examWatch.extend';
import { areKeysOut } from './examWatch.keys';
import { updateExam } from '../exam/exam.write.store';

/** Submits one attempt early, or all of them and closes the exam. */
export async function endExam(
  teacher: Teacher,
  { examId, personId }: Static<C['end']['body']>,
): Promise<null> {
  const { db, clock } = teacher;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await examOfSchool({ ...teacher, db: tx }, examId, 'update');
    const isRunning = phaseOf(row, now) === 'running';
    if (personId === undefined && isRunning) {
      const facts = { endsAt: now, edition: row.edition + 1 };
      await updateExam(tx, row.id, facts);
    }
    const ended = await endOpen(tx, now, row.id, personId);
    if (ended.length === 0 && (personId !== undefined || !isRunning)) refuse('exam.notRunning');
    await writeAudit(tx, teacher, {
      act: 'exam.end',
      about: row.title,
      ...(personId === undefined
        ? { after: { content: examActs.everybody } }
        : { toPersonId: personId }),
    });
  });
  return null;
}

/** Reopens a learner's latest try, unless its keys may have been seen. */
export async function reopenAttempt(
  teacher: Teacher,
  { examId, personId, minutes }: Static<C['reopen']['body']>,
): Promise<null> {
  const { db, clock } = teacher;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = await examOfSchool({ ...teacher, db: tx }, examId, 'update');
    if (row.cancelledAt) refuse('exam.cancelled');
    const latest = (await selectTries(tx, personId, row.id)).at(-1);
    const attempt = latest ? await lockAttempt(tx, latest.id) : null;
    if (!attempt) return refuse('attempt.notFound');
    if ((await countOpen(tx, row.id, personId)) > 0) refuse('exam.isOpen');
    // By this learner, or by someone who may have told them.
    const areShown = attempt.takenInAt !== null || (await areKeysOut(tx, row, now));
    if (areShown) refuse('exam.keysShown');
    const endsAt = new Date(now.getTime() + minutes * 60_000);
    const lay = now.getTime() - (attempt.submittedAt ?? now).getTime();
    const idleS = attempt.idleS + Math.max(0, Math.round(lay / 1000));
    await reopen(tx, { id: attempt.id, endsAt, graceS: row.graceS, idleS });
    await writeAudit(tx, teacher, {
      act: 'exam.reopen',
      about: row.title,
      toPersonId: attempt.personId,
      after: { content: examActs.reopened(minutes) },
    });
  });
  return null;
}

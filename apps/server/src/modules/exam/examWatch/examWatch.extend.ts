import type { Answers } from '@cheese/domain/contract/call';
import type { ExamWatchContract as C } from '@cheese/domain/contract/exam/examWatch';
import { examActs } from '@cheese/domain/texts/examMessages';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { listExpected } from '../exam/exam.expected';
import { examOfSchool, phaseOf } from '../exam/courses/exam.ofSchool';
import { movedBy } from '../exam/review/exam.showing';
import type { ExamRow } from '../exam/exam.tables';
import { keepExtension, selectExtension } from './examWatch.extend.store';
import { countOpen, extendOpen } from '../attempt/attempt.door';
import { updateExam } from '../exam/exam.write.store';

export type Teacher = CallerContext & { db: Db };
const MINUTE_S = 60;

/** More time, for one or for all, while it runs; for one also before it begins. */
export function extendExam(
  teacher: Teacher,
  { examId, personId, minutes, shownExtraS }: Static<C['extend']['body']>,
): Promise<Answers<C['extend']>> {
  return teacher.db.transaction(async (tx) => {
    const inside = { ...teacher, db: tx };
    // Locked, so that the second of two concurrent clicks is refused.
    const row = await examOfSchool(inside, examId, 'update');
    const given = { extraS: minutes * MINUTE_S, shownExtraS };
    const extraS =
      personId === undefined
        ? await extendAll(inside, row, given)
        : await extendOne(inside, row, { ...given, personId });
    await writeAudit(tx, teacher, {
      act: 'exam.extend',
      about: row.title,
      ...(personId !== undefined && { toPersonId: personId }),
      after: { content: examActs.minutes(minutes) },
    });
    return { extraS };
  });
}

interface Given {
  extraS: number;
  shownExtraS: number;
}

/**
 * Moves the end of the exam and fixed release times; learners who enter later have the new end as
 * well.
 */
async function extendAll({ db, clock }: Teacher, row: ExamRow, { extraS, shownExtraS }: Given) {
  if (phaseOf(row, clock.now()) !== 'running') refuse('exam.notRunning');
  if (row.extraS !== shownExtraS) refuse('exam.changed');
  const ms = extraS * 1000;
  await updateExam(db, row.id, {
    endsAt: new Date(row.endsAt.getTime() + ms),
    durationS: row.durationS + extraS,
    extraS: row.extraS + extraS,
    resultFrom: movedBy(row.resultFrom, ms),
    reviewFrom: movedBy(row.reviewFrom, ms),
    edition: row.edition + 1,
  });
  await extendOpen(db, { examId: row.id, extraS });
  return row.extraS + extraS;
}

async function extendOne(
  teacher: Teacher,
  row: ExamRow,
  { personId, extraS, shownExtraS }: Given & { personId: number },
) {
  const { db, person, clock } = teacher;
  const isOpen = (await countOpen(db, row.id, personId)) > 0;
  const phase = phaseOf(row, clock.now());
  if (phase !== 'toCome' && phase !== 'running' && !isOpen) refuse('exam.notRunning');
  if (!isOpen) await refuseStranger(teacher, row, personId);
  const [known] = await selectExtension(db, row.id, personId);
  if ((known?.extraS ?? 0) !== shownExtraS) refuse('exam.changed');
  const sum = shownExtraS + extraS;
  const facts = { extraS: sum, grantedBy: person.id, grantedAt: clock.now() };
  await keepExtension(db, { examId: row.id, personId, facts });
  await extendOpen(db, { examId: row.id, personId, extraS });
  return sum;
}

async function refuseStranger({ db, clock }: Teacher, row: ExamRow, personId: number) {
  if (!(await listExpected(db, row, clock.now())).includes(personId)) refuse('exam.stranger');
}

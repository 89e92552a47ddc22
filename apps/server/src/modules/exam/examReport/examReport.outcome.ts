import type { CorrectionOutcome } from '@cheese/domain/contract/exam/examReport';
import type { Db } from '../../../db/database';
import type { Regraded } from '../attempt/attempt.door';
import { areNamesHidden } from '../exam/exam.door';
import { isPassed } from '../exam/review/exam.result';
import { inMarks } from '../exam/exam.shapes';
import type { ExamRow } from '../exam/exam.tables';
import { gradesOf } from './examReport.grades';

const MOST_SHOWN = 200;

/** Largest change first. */
export async function outcomeOf(
  db: Db,
  exam: ExamRow,
  regraded: readonly Regraded[],
): Promise<CorrectionOutcome> {
  const isHidden = await areNamesHidden(db, exam);
  const grades = isHidden ? [] : await gradesOf(db, exam);
  const people = new Map(grades.map((grade) => [grade.personId, grade]));
  const changed = regraded.filter(({ attempt, gained }) => gained !== attempt.gained);
  const all = changed.map(({ attempt, gained, waitingCount }) => {
    const { name = '', number = null } = people.get(attempt.personId) ?? {};
    const [was, is] = [isPassed(exam, attempt), isPassed(exam, { gained, waitingCount })];
    return {
      attemptId: attempt.id,
      name,
      number,
      before: inMarks(attempt.gained ?? 0),
      after: inMarks(gained),
      passes: was !== true && is === true,
      fails: was === true && is !== true,
    };
  });
  const byChange = (a: { before: number; after: number }) => Math.abs(a.after - a.before);
  return {
    askedCount: regraded.length,
    raisedCount: all.filter(({ before, after }) => after > before).length,
    loweredCount: all.filter(({ before, after }) => after < before).length,
    passesCount: all.filter(({ passes }) => passes).length,
    failsCount: all.filter(({ fails }) => fails).length,
    changed: all.sort((a, b) => byChange(b) - byChange(a)).slice(0, MOST_SHOWN),
  };
}

import type { GradeSort } from '@cheese/domain/codes/exam/examReports';
import type { Grade } from '@cheese/domain/contract/exam/examReport';
import type { Db } from '../../../db/database';
import type { Paged } from '../../../db/paged';
import { isPassed } from '../exam/review/exam.result';
import { inMarks } from '../exam/exam.shapes';
import type { ExamRow } from '../exam/exam.tables';
import {
  type GradeRow,
  type GradeState,
  selectGrades,
  selectGradesPage,
} from './examReport.grades.store';

/** All of them, for what is reckoned from all. */
export async function gradesOf(db: Db, exam: ExamRow): Promise<Grade[]> {
  const rows = await selectGrades(db, exam);
  return rows.map((row) => toGrade(exam, row));
}

interface GradesQuery extends Paged {
  keyword: string;
  state?: GradeState | undefined;
  sort: GradeSort;
}

/** A page of them. */
export async function gradesPage(
  db: Db,
  exam: ExamRow,
  { keyword, state, sort, ...at }: GradesQuery,
) {
  const rows = await selectGradesPage(db, { at, keyword, state, exam, sort });
  return {
    list: rows.filter(isThere).map((row) => toGrade(exam, row)),
    total: rows[0]?.total ?? 0,
  };
}

/** A page after the last is one row of nothing but how many there are. */
const isThere = ({ personId }: { personId: number | null }) => personId !== null;

function toGrade(exam: ExamRow, row: GradeRow): Grade {
  const { personId, name, number, attemptId, tries, waitingCount, usedS, gained, rank } = row;
  const isDone = gained !== null && attemptId !== null;
  return {
    personId,
    name,
    number,
    attemptId,
    tries,
    waitingCount,
    usedS,
    rank,
    state: row.state,
    lateCount: row.lateCount,
    score: gained === null ? null : inMarks(gained),
    isPassed: isDone ? isPassed(exam, { gained, waitingCount }) : null,
    submittedAt: row.submittedAt === null ? null : new Date(row.submittedAt).getTime(),
    isTimedOut: row.submittedBy === 'time',
  };
}

import {
  reviewGradeCodes,
  type ReviewGrade,
  reviewGrades,
} from '@cheese/domain/codes/exam/practices';
import type { ReviewGrades } from '@cheese/domain/contract/exam/practice';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { nextMemory } from './schedule';
import { lockStanding, selectStandings, updateStanding } from './standing.store';
import type { StandingRow } from '../question/history/standing.tables';

/** An answer that was shown its key: the newest about its question, or another one came since. */
export interface ShownAnswer {
  questionId: number;
  shownAt: Date;
}

const isNewest = (row: StandingRow, { shownAt }: ShownAnswer) =>
  row.grade !== null && row.answeredAt.getTime() === shownAt.getTime();

/** The effect of each grade, by question; answers that can no longer be graded are left out. */
export async function reviewGradesOf(
  db: Db,
  personId: number,
  answers: readonly ShownAnswer[],
): Promise<ReadonlyMap<number, ReviewGrades>> {
  if (answers.length === 0) return new Map();
  const ids = answers.map(({ questionId }) => questionId);
  const rows = new Map(
    (await selectStandings(db, personId, ids)).map((row) => [row.questionId, row]),
  );
  return new Map(
    answers.flatMap((answer) => {
      const row = rows.get(answer.questionId);
      return row && isNewest(row, answer) ? [[answer.questionId, toGrades(row)] as const] : [];
    }),
  );
}

const DAY_MS = 86_400_000;
const dueBy = (...asked: Parameters<typeof nextMemory>) =>
  nextMemory(...asked).dueAt?.getTime() ?? 0;
const every = Object.keys(reviewGrades).map(Number) as ReviewGrade[];

const toGrades = ({ before, grade, answeredAt }: StandingRow): ReviewGrades => ({
  chosen: grade ?? reviewGradeCodes.again,
  grades: every.map((one) => ({
    grade: one,
    days: Math.round((dueBy(before, one, answeredAt) - answeredAt.getTime()) / DAY_MS),
  })),
});

/** Computed from the state before the answer, so that grading twice has no further effect. */
export const gradeAnswer = (
  db: Db,
  personId: number,
  { grade, ...answer }: ShownAnswer & { grade: ReviewGrade },
): Promise<ReviewGrades> =>
  db.transaction(async (inside) => {
    const row = await lockStanding(inside, personId, answer.questionId);
    if (!row || !isNewest(row, answer)) return refuse('practice.answeredSince');
    const memory = nextMemory(row.before, grade, row.answeredAt);
    await updateStanding(inside, { ...answer, personId }, { grade, ...memory });
    return toGrades({ ...row, grade });
  });

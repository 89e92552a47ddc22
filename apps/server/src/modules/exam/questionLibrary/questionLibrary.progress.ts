import type { Db } from '../../../db/database';
import { countByChapter } from '../standing/standing.door';

export interface Progress {
  answeredCount: number;
  rightCount: number;
  wrongCount: number;
  dueCount: number;
}

const none: Progress = { answeredCount: 0, rightCount: 0, wrongCount: 0, dueCount: 0 };

/** Only chapters where the user has answered something. */
export async function progressIn(db: Db, personId: number, bankId: number, now: Date) {
  const rows = await countByChapter(db, personId, bankId, now);
  return new Map(rows.map(({ chapterId, ...progress }) => [chapterId, progress]));
}

export const sumOf = (all: readonly Progress[]): Progress =>
  all.reduce(
    (sum, one) => ({
      answeredCount: sum.answeredCount + one.answeredCount,
      rightCount: sum.rightCount + one.rightCount,
      wrongCount: sum.wrongCount + one.wrongCount,
      dueCount: sum.dueCount + one.dueCount,
    }),
    none,
  );

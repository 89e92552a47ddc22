import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { collected } from '../../learning/collect/collect.tables';
import { BANK_TYPE } from '../bank/bank.access';
import { question } from '../question/question.tables';
import { countByChapter } from '../standing/standing.door';

export interface Progress {
  answeredCount: number;
  rightCount: number;
  wrongCount: number;
  dueCount: number;
}

const none: Progress = { answeredCount: 0, rightCount: 0, wrongCount: 0, dueCount: 0 };

/** How somebody stands in each chapter of a bank where they have answered something. */
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

export async function countCollected(db: Db, personId: number, bankId: number): Promise<number> {
  const rows = await db
    .select({ id: question.id })
    .from(collected)
    .innerJoin(question, eq(question.id, collected.productId))
    .where(
      and(
        eq(collected.personId, personId),
        eq(collected.type, BANK_TYPE),
        eq(question.bankId, bankId),
        isNull(question.deletedAt),
      ),
    );
  return rows.length;
}

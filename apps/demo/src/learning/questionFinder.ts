import type { Db } from '@cheese/server/db/database';
import { question, questionVersion } from '@cheese/server/modules/exam/bank/question.tables';
import { and, eq, isNull } from 'drizzle-orm';
import { seedShelf } from '../shop/commodity/shelf';
import { productIdOf } from './productIdOf';
import type { SeedQuestionRef } from './seedCourse';

export type FindQuestion = (ref: SeedQuestionRef) => number;

/** Finds planted questions by their bank and the words with which they begin: exactly one each. */
export async function questionFinder(db: Db): Promise<FindQuestion> {
  const rows = await db
    .select({ id: question.id, bankId: question.bankId, stem: questionVersion.stem })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.questionId, question.id), eq(questionVersion.nth, question.version)),
    )
    .where(isNull(question.deletedAt));
  const plain = rows.map((row) => ({ ...row, stem: plainOf(row.stem) }));
  return ({ bank, stem }) => {
    const bankId = productIdOf(seedShelf[4], bank);
    const found = plain.filter((row) => row.bankId === bankId && row.stem.startsWith(stem));
    if (found.length !== 1) throw new Error(`${found.length} questions of ${bank} begin: ${stem}`);
    return found[0]?.id ?? 0;
  };
}

/** As it was written: see `drafts`. */
const plainOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

import type { Db } from '../../../db/database';
import { rawRows } from '../../../db/rawRows';
import { literal } from '../../../db/literal';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { question, questionVersion } from '../bank/question.tables';
import { eq, inArray, sql } from 'drizzle-orm';
import { questionStanding } from './history/standing.tables';
import { isCurrent } from './question.rows';

const MOST_OF_A_KIND = 20;

export async function selectSame(
  db: Db,
  bankId: number,
  bankIds: readonly number[],
  { limit, offset }: { limit: number; offset: number },
) {
  return rawRows<{ ids: number[]; total: number }>(
    db,
    sql`
    select (array_agg(question.id order by question.id))[1:${literal(MOST_OF_A_KIND)}] as ids,
      count(*) over ()::int as total
    from question join question_version words
      on words.question_id = question.id and words.nth = question.version
    where question.bank_id = any(${sql.param([...bankIds])}::int[]) and question.deleted_at is null
    group by words.fingerprint
    having count(*) > 1 and bool_or(question.bank_id = ${bankId})
    order by min(question.id) limit ${limit} offset ${offset}`,
  );
}

export async function selectTwins(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const answered = sql<number>`(select coalesce(sum(${questionStanding.rightCount}
    + ${questionStanding.wrongCount}), 0)::int from ${questionStanding}
    where ${questionStanding.questionId} = ${question.id})`;
  return db
    .select({
      question,
      words: questionVersion,
      bank: questionBank,
      chapterName: bankChapter.name,
      answerCount: answered,
    })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .innerJoin(questionBank, eq(questionBank.id, question.bankId))
    .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
    .where(inArray(question.id, [...ids]));
}

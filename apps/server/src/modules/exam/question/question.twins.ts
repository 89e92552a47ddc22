import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { literal } from '../../../db/literal';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { selectVisibleIds } from '../bank/bank.door';
import { mayEdit, readableBank } from '../bank/bank.own';
import { bankChapter, questionBank } from '../bank/bank.tables';
import { questionStanding } from './history/standing.tables';
import { isCurrent, toWords } from './question.rows';
import { question, questionVersion } from '../bank/question.tables';
import { inOrder } from './question.tidy';

/** Questions that say the same, by what they say: blanks, signs, width, case and order mean nothing. */
export async function listTwins(
  db: Db,
  context: CallerContext,
  { bankId, isWide = false, ...at }: Static<C['twins']['query']>,
): Promise<Answers<C['twins']>> {
  const bank = await readableBank(db, context, bankId);
  const bankIds = isWide ? await selectVisibleIds(db, context.person) : [];
  const groups = await selectSame(db, bank.id, [...new Set([bank.id, ...bankIds])], rowsOf(at));
  const rows = await selectTwins(
    db,
    groups.flatMap(({ ids }) => ids),
  );
  const twins = new Map(
    rows.map(({ question: { id }, words, bank: of, chapterName, answerCount }) => [
      id,
      {
        id,
        bankId: of.id,
        bankName: of.name,
        chapterName,
        answerCount,
        mayEdit: mayEdit(of, context.person),
        words: inOrder(toWords(words)),
        writtenAt: words.writtenAt.getTime(),
      },
    ]),
  );
  return {
    list: groups.map(({ ids }) => ({ questions: ids.flatMap((id) => twins.get(id) ?? []) })),
    total: groups[0]?.total ?? 0,
  };
}

const MOST_OF_A_KIND = 20;

async function selectSame(
  db: Db,
  bankId: number,
  bankIds: readonly number[],
  { limit, offset }: { limit: number; offset: number },
) {
  const answer = await db.execute(sql`
    select (array_agg(question.id order by question.id))[1:${literal(MOST_OF_A_KIND)}] as ids,
      count(*) over ()::int as total
    from question join question_version words
      on words.question_id = question.id and words.nth = question.version
    where question.bank_id = any(${sql.param([...bankIds])}::int[]) and question.deleted_at is null
    group by words.fingerprint
    having count(*) > 1 and bool_or(question.bank_id = ${bankId})
    order by min(question.id) limit ${limit} offset ${offset}`);
  return (answer as unknown as { rows: { ids: number[]; total: number }[] }).rows;
}

async function selectTwins(db: Db, ids: readonly number[]) {
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

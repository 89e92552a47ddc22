import type { Answers } from '@cheese/domain/contract/call';
import type { CollectedQuestionContract as C } from '@cheese/domain/contract/exam/collectedQuestion';
import { and, desc, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import { rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { collected } from '../../learning/collect/collect.tables';
import { BANK_TYPE } from '../bank/bank.access';
import { visibleIn } from '../bank/bank.visible';
import { bankChapter, questionBank } from '../bank/bank.tables';
import type { Asking } from '../practice/practice.draw';
import { toPaper } from '../question/question.shapes';
import { living } from '../question/question.door';
import { question, questionVersion } from '../question/question.tables';
import { narrowedTo } from './kept.asked';

const isCurrent = and(
  eq(questionVersion.questionId, question.id),
  eq(questionVersion.nth, question.version),
);

const isTheirs = ({ id }: Person) =>
  and(eq(collected.personId, id), eq(collected.type, BANK_TYPE), living);

/** Only what this person may see: a right may have ended, or was never there. */
async function seenBy(asking: Asking) {
  const { db, person } = asking;
  const rows = await db
    .selectDistinct({ bankId: question.bankId })
    .from(collected)
    .innerJoin(question, eq(question.id, collected.productId))
    .where(isTheirs(person));
  const isVisible = await visibleIn(
    asking,
    rows.map(({ bankId }) => bankId),
  );
  return and(isTheirs(person), isVisible);
}

export async function listCollected(
  asking: Asking,
  asked: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { db } = asking;
  const where = and(await seenBy(asking), await narrowedTo(db, asked));
  const { limit, offset } = rowsOf(asked);
  const joined = db
    .select({
      words: questionVersion,
      groupId: question.groupId,
      bank: { id: questionBank.id, name: questionBank.name },
      chapter: bankChapter.name,
      collectedAt: collected.collectedAt,
    })
    .from(collected)
    .innerJoin(question, eq(question.id, collected.productId))
    .innerJoin(questionVersion, isCurrent)
    .innerJoin(questionBank, eq(questionBank.id, question.bankId))
    .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
    .where(where);
  const total = db.$count(joined.as('all_collected'));
  const rows = await joined
    .orderBy(desc(collected.collectedAt), desc(question.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ words, groupId, bank, chapter, collectedAt }) => ({
    libraryId: bank.id,
    origin: `${bank.name} · ${chapter}`,
    question: toPaper({ words, groupId, shown: null }),
    collectedAt: collectedAt.getTime(),
  }));
  return { list, total: await total };
}

export async function collectedIds(
  asking: Asking,
  { libraryId }: Static<C['ids']['query']>,
): Promise<number[]> {
  const { db } = asking;
  const inBank = libraryId ? eq(question.bankId, libraryId) : undefined;
  const rows = await db
    .select({ id: question.id })
    .from(collected)
    .innerJoin(question, eq(question.id, collected.productId))
    .where(and(await seenBy(asking), inBank));
  return rows.map(({ id }) => id);
}

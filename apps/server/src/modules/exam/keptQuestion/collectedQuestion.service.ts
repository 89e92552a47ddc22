import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CollectedQuestionContract as C } from '@cheese/domain/contract/exam/collectedQuestion';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { collected } from '../../learning/course/learners/collect.tables';
import { isVisible, visibleIn } from '../bank/bank.visible';
import { bankChapter, questionBank } from '../bank/bank.tables';
import type { CallerContext } from '../../../calls/callerContext';
import { toPaper } from '../question/question.shapes';
import { living } from '../question/question.door';
import { question, questionVersion } from '../bank/question.tables';
import { wordsOf } from '../question/question.words';
import { type Narrowing, narrowingOf } from './keptQuestion.asked';

const isCurrent = and(
  eq(questionVersion.questionId, question.id),
  eq(questionVersion.nth, question.version),
);

const isTheirs = and(
  eq(collected.personId, sql.placeholder('personId')),
  eq(collected.type, collectTypeCodes.question),
  living,
);

const banksOf = (db: Db) =>
  prepared(db, 'collected_banks', () =>
    db
      .selectDistinct({ bankId: question.bankId })
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .where(isTheirs)
      .prepare('collected_banks'),
  );

/** Only what this person may see: a right may have ended, or was never there. */
export async function seenBy(context: CallerContext<'db'>) {
  const { db, person } = context;
  const rows = await banksOf(db).execute({ personId: person.id });
  const bankIds = rows.map(({ bankId }) => bankId);
  return { personId: person.id, ...(await visibleIn(context, bankIds)) };
}

/** Without the words, which are known by their version. */
const shown = {
  questionId: question.id,
  version: question.version,
  groupId: question.groupId,
  libraryId: questionBank.id,
  bank: questionBank.name,
  chapter: bankChapter.name,
  collectedAt: collected.collectedAt,
};

/** A statement for each way of narrowing, kept. */
const inList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `collected_${way}`, () =>
    db
      .select(shown)
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .innerJoin(questionVersion, isCurrent)
      .innerJoin(questionBank, eq(questionBank.id, question.bankId))
      .innerJoin(bankChapter, eq(bankChapter.id, question.chapterId))
      .where(and(isTheirs, isVisible, where))
      .orderBy(desc(collected.collectedAt), desc(question.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`collected_${way}`),
  );

const countInList = (db: Db, { way, where }: Narrowing) =>
  prepared(db, `collected_count_${way}`, () =>
    db
      .select({ count: count() })
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .innerJoin(questionVersion, isCurrent)
      .where(and(isTheirs, isVisible, where))
      .prepare(`collected_count_${way}`),
  );

export async function listCollected(
  context: CallerContext<'db'>,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { db } = context;
  const narrowing = await narrowingOf(db, query);
  const values = { ...narrowing.values, ...(await seenBy(context)) };
  const rows = await inList(db, narrowing).execute({ ...values, ...rowsOf(query) });
  const [all] = await countInList(db, narrowing).execute(values);
  const words = await wordsOf(db, rows);
  const list = rows.map(({ groupId, collectedAt, ...row }, at) => ({
    libraryId: row.libraryId,
    origin: `${row.bank} · ${row.chapter}`,
    question: toPaper({ words: words[at]!, groupId, shown: null }),
    collectedAt: collectedAt.getTime(),
  }));
  return { list, total: all?.count ?? 0 };
}

export async function collectedIds(
  context: CallerContext<'db'>,
  { libraryId }: Static<C['ids']['query']>,
): Promise<number[]> {
  const { db } = context;
  const way = libraryId ? 'bank' : '';
  const inBank = libraryId ? eq(question.bankId, sql.placeholder('libraryId')) : undefined;
  const plan = prepared(db, `collected_ids_${way}`, () =>
    db
      .select({ id: question.id })
      .from(collected)
      .innerJoin(question, eq(question.id, collected.productId))
      .where(and(isTheirs, isVisible, inBank))
      .prepare(`collected_ids_${way}`),
  );
  const rows = await plan.execute({ ...(await seenBy(context)), libraryId });
  return rows.map(({ id }) => id);
}

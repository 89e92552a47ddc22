import type { Answers } from '@cheese/domain/contract/call';
import type { CollectedQuestionContract as C } from '@cheese/domain/contract/exam/collectedQuestion';
import type { Static } from 'typebox';
import { rowsOf } from '../../../db/paged';
import { visibleIn } from '../bank/bank.visible';
import type { CallerContext } from '../../../calls/callerContext';
import { toPaper } from '../question/question.shapes';
import { wordsOf } from '../question/question.words';
import { narrowingOf } from './keptQuestion.asked';
import { banksOf, countInList, inList, planIds } from './collectedQuestion.store';

/** Only what this person may see: a right may have ended, or was never there. */
export async function seenBy(context: CallerContext<'db'>) {
  const { db, person } = context;
  const rows = await banksOf(db).execute({ personId: person.id });
  const bankIds = rows.map(({ bankId }) => bankId);
  return { personId: person.id, ...(await visibleIn(context, bankIds)) };
}

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
  const plan = planIds(db, libraryId);
  const rows = await plan.execute({ ...(await seenBy(context)), libraryId });
  return rows.map(({ id }) => id);
}

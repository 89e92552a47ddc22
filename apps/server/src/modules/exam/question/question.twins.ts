import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { selectVisibleIds } from '../bank/bank.door';
import { mayEdit, readableBank } from '../bank/bank.own';
import { toWords } from './question.rows';
import { inOrder } from './question.tidy';
import { selectSame, selectTwins } from './question.twins.store';

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

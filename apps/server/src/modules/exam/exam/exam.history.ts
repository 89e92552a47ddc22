import type { Answers } from '@cheese/domain/contract/call';
import type { ExamContract as C } from '@cheese/domain/contract/exam/exam';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { toResult } from './review/exam.result';
import { selectHistory } from './exam.history.store';

/** The latest first: a page of it is one statement. */
export async function listHistory(
  { db, person, clock }: CallerContext & { db: Db },
  paged: Static<C['history']['query']>,
): Promise<Answers<C['history']>> {
  const { rows, total } = await selectHistory(db, paged, person);
  return { list: rows.map((row) => toResult(row, clock.now())), total };
}

const PAGE = 100;

/** All of them with what their learner may see of each at this moment, a page at a time. */
export async function* historyOf(db: Db, { personId, now }: { personId: number; now: Date }) {
  for (let page = 1; ; page += 1) {
    const { rows } = await selectHistory(db, { page, pageCnt: PAGE }, { id: personId });
    if (rows.length > 0) yield rows.map((row) => toResult(row, now));
    if (rows.length < PAGE) return;
  }
}

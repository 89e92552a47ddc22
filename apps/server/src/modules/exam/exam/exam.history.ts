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

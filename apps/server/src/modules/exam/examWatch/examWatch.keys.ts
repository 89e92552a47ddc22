import type { Db } from '../../../db/database';
import { isAnyoneAtIt } from '../exam/exam.door';
import { reviewFrom, reviewsAtOnce } from '../exam/exam.moments';
import type { ExamRow } from '../exam/exam.tables';

type Showing = Pick<ExamRow, 'id' | 'startsAt' | 'endsAt' | 'graceS' | 'resultFrom' | 'reviewFrom'>;

/** Whether somebody who is done may see the keys of an exam by now. */
export async function areKeysOut(db: Db, row: Showing, now: Date): Promise<boolean> {
  if (now < reviewFrom(row)) return false;
  return reviewsAtOnce(row) || !(await isAnyoneAtIt(db, row.id, now));
}

import type { Db } from '../../../db/database';
import { isAnyoneAtIt } from '../exam/exam.door';
import { reviewFrom, reviewsAtOnce } from '../exam/exam.moments';
import type { ExamRow } from '../exam/exam.tables';

type Showing = Pick<ExamRow, 'id' | 'startsAt' | 'endsAt' | 'graceS' | 'resultFrom' | 'reviewFrom'>;

/** True if a learner who has submitted may see the keys now. */
export async function areKeysOut(db: Db, row: Showing, now: Date): Promise<boolean> {
  if (now < reviewFrom(row)) return false;
  return reviewsAtOnce(row) || !(await isAnyoneAtIt(db, row.id, now));
}

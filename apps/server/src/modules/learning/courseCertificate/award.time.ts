import { isSeenDone } from '@cheese/domain/rules/learning/itemCompletion';
import { type LearnersTime, leastOf, timeOf } from '@cheese/domain/rules/learning/leastTime';
import type { Db } from '../../../db/database';
import { selectCompleted } from './award.store';

interface Learning {
  personId: number;
  courseId: number;
  now: Date;
}

/** Recorded time over the completed items that count. */
export async function readTime(
  db: Db,
  { personId, courseId, now }: Learning,
  countsByHand: boolean,
): Promise<LearnersTime> {
  const all = await selectCompleted(db, personId, courseId);
  const counted = all.filter((item) => countsByHand || isSeenDone(item.rule, item));
  const begunAt = Math.min(...counted.map(({ firstAt }) => firstAt.getTime()));
  const items = counted.map((item) => ({ leastS: leastOf(item), studiedS: item.studiedS }));
  return timeOf(items, counted.length === 0 ? 0 : (now.getTime() - begunAt) / 1000);
}

import { type Drill, endOf } from '../graph/drill';
import { gainedBy } from '../walk/walk';
import type { Standing } from './standing';

/** The maximum score after endangering somebody, which is below the pass mark. */
const MOST_WITH_CRITICAL = 59;
const FULL = 100;

/** Out of a hundred: the share of the best path's points, limited by the end reached. */
export function scoreOf(drill: Drill, best: Standing, standing: Standing): number {
  const most = gainedBy(best);
  const part = most > 0 ? Math.max(0, gainedBy(standing)) / most : 0;
  const end = endOf(drill, standing.at)?.score ?? 0;
  const isSafe = standing.taken.every(({ critical }) => critical === null);
  return Math.round(Math.min(FULL * part, end, isSafe ? FULL : MOST_WITH_CRITICAL));
}

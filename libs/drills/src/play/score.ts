import { type Drill, endOf } from '../graph/drill';
import { gainedBy } from '../walk/walk';
import type { Standing } from './standing';

/** Who endangered somebody has not passed, whatever else went well. */
const MOST_WITH_CRITICAL = 59;
const FULL = 100;

/** Out of a hundred: of the best path's points, and no more than the end allows. */
export function scoreOf(drill: Drill, best: Standing, standing: Standing): number {
  const most = gainedBy(best);
  const part = most > 0 ? Math.max(0, gainedBy(standing)) / most : 0;
  const end = endOf(drill, standing.at)?.score ?? 0;
  const isSafe = standing.taken.every(({ critical }) => critical === null);
  return Math.round(Math.min(FULL * part, end, isSafe ? FULL : MOST_WITH_CRITICAL));
}

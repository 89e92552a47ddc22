import { check } from '@cheese/drills/check/check';
import type { Drill } from '@cheese/drills/graph/drill';
import { bestWayOf } from '@cheese/drills/walk/best';

const MOST_FAULTS = 200;

/** Goes every way through a graph, which may be a stranger's: done in the thread for heavy work. */
export function checkDrill(graph: Drill) {
  const faults = check(graph).slice(0, MOST_FAULTS);
  return { faults, best: faults.length > 0 ? [] : bestWayOf(graph) };
}

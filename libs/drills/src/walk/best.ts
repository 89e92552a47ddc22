import { type Drill, endOf } from '../graph/drill';
import type { Step } from '../play/answer';
import { gainedBy, walk } from './walk';

/**
 * The best path: the end with the highest limit, then the most points, then the least time; empty
 * if no end is reachable. It walks the whole graph, so the result is stored with the drill.
 */
export function bestWayOf(drill: Drill): readonly Step[] {
  const score = (at: string) => endOf(drill, at)?.score ?? 0;
  const [best] = [...walk(drill).ends.values()].sort(
    (one, other) => score(other.at) - score(one.at) || gainedBy(other) - gainedBy(one),
  );
  return (best?.taken ?? []).map(({ scene, answer, atSeconds }) => ({ scene, answer, atSeconds }));
}

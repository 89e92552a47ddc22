import { type Drill, endOf } from '../graph/drill';
import type { Step } from '../play/answer';
import { gainedBy, walk } from './walk';

/**
 * To the end that may bring most, with the most points, in the least time; none where no end is
 * reached. It goes through the whole graph: it is kept beside it.
 */
export function bestWayOf(drill: Drill): readonly Step[] {
  const score = (at: string) => endOf(drill, at)?.score ?? 0;
  const [best] = [...walk(drill).ends.values()].sort(
    (one, other) => score(other.at) - score(one.at) || gainedBy(other) - gainedBy(one),
  );
  return (best?.taken ?? []).map(({ scene, answer, atSeconds }) => ({ scene, answer, atSeconds }));
}

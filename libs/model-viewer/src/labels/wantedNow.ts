import type { Part, Place } from '../model/part';
import type { Sight } from '../stage/sight';
import type { Model } from '../useModel';
import type { Wanted } from './layout';

export type AnchorOf = (part: Part) => Place | null;

/** No more are looked for: each asks what stands before it. */
const MOST_ASKED = 150;

/**
 * Labels of the visible parts; the selected part has the highest rank, then the order of the tree
 * decides.
 */
export function wantedNow(sight: Sight, model: Model, anchorOf: AnchorOf): Wanted[] {
  const { tree, state, chosen, labelled } = model;
  const isChosen = (id: string) => (id === chosen ? 1 : 0);
  const bodies = tree.bodies
    .filter((id) => !state.hidden.has(id) && (labelled?.has(id) ?? true))
    .sort((a, b) => isChosen(b) - isChosen(a))
    .slice(0, MOST_ASKED);
  return bodies.flatMap((id, at) => {
    const part = tree.partOf(id);
    const anchor = part && anchorOf(part);
    if (!anchor) return [];
    const place = sight.shifted(anchor, id);
    const on = sight.project(place);
    if (!on || on.x < 0 || on.y < 0 || on.x > sight.width || on.y > sight.height) return [];
    if (!sight.sees(place, id)) return [];
    return [{ id, ...on, rank: -at }];
  });
}

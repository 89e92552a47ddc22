import type { PartTree } from './partTree';
import { MOST_SECTIONS, type Section } from './sections';

/** Everything a user can change about a model, except the view. */
export interface ModelState {
  hidden: ReadonlySet<string>;
  /** From 0 to 1; what is not in it is solid. */
  opacity: ReadonlyMap<string, number>;
  colours: ReadonlyMap<string, string>;
  sections: readonly Section[];
  /** From 0, as it is, to 1, far apart. */
  explode: number;
  hasLabels: boolean;
}

export const plainState: ModelState = {
  hidden: new Set(),
  opacity: new Map(),
  colours: new Map(),
  sections: [],
  explode: 0,
  hasLabels: true,
};

/** A fainter part could not be clicked; hide it instead. */
export const LEAST_OPACITY = 0.1;

export const hid = (state: ModelState, ids: readonly string[]): ModelState => ({
  ...state,
  hidden: new Set([...state.hidden, ...ids]),
});

export function shown(state: ModelState, ids: readonly string[]): ModelState {
  const hidden = new Set(state.hidden);
  ids.forEach((id) => hidden.delete(id));
  return { ...state, hidden };
}

export function isolated(state: ModelState, tree: PartTree, ids: readonly string[]): ModelState {
  const kept = new Set(ids);
  return { ...state, hidden: new Set(tree.bodies.filter((id) => !kept.has(id))) };
}

export const allShown = (state: ModelState): ModelState => ({ ...state, hidden: new Set() });

export function withOpacity(state: ModelState, ids: readonly string[], value: number): ModelState {
  const opacity = new Map(state.opacity);
  const bounded = Math.max(LEAST_OPACITY, value);
  for (const id of ids) {
    if (bounded >= 1) opacity.delete(id);
    else opacity.set(id, bounded);
  }
  return { ...state, opacity };
}

export function withColour(
  state: ModelState,
  ids: readonly string[],
  colour: string | null,
): ModelState {
  const colours = new Map(state.colours);
  for (const id of ids) {
    if (colour === null) colours.delete(id);
    else colours.set(id, colour);
  }
  return { ...state, colours };
}

export const withSections = (state: ModelState, sections: readonly Section[]): ModelState => ({
  ...state,
  sections: sections.slice(0, MOST_SECTIONS),
});

export type Shown = 'all' | 'some' | 'none';

/** Visibility of a part and its descendants. */
export function shownOf(state: ModelState, ids: readonly string[]): Shown {
  const gone = ids.filter((id) => state.hidden.has(id)).length;
  if (gone === 0) return 'all';
  return gone === ids.length ? 'none' : 'some';
}

/** Common opacity of a part and its descendants; null if it differs. */
export function opacityOf(state: ModelState, ids: readonly string[]): number | null {
  const values = new Set(ids.map((id) => state.opacity.get(id) ?? 1));
  const [first = 1, ...others] = values;
  return others.length > 0 ? null : first;
}

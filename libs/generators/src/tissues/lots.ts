import { liesAt } from './landmarks';
import type { TissueName } from './tissues';

interface Place {
  x: number;
  y: number;
}

/** Left to right and top to bottom, in pixels of the slide. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Looked {
  /** The painter's names of it. */
  lies: readonly string[];
  box: Box;
  /** The step of the search, smaller than the structure. */
  step: number;
  /** The minimum size of a structure, in such steps. */
  least?: number;
  /** How many steps a structure is followed beyond the box. */
  rim?: number;
}

/** A structure found: its centre and its outline. */
export interface Lot extends Place {
  hull: Place[];
}

/** All structures within a box, found in the drawn picture itself, as landmarks are. */
export function lotsIn(name: TissueName, { lies, box, step, least = 1, rim = 8 }: Looked): Lot[] {
  const [left, top, right, bottom] = box;
  const wide = Math.ceil((right - left) / step) + 2 * rim;
  const high = Math.ceil((bottom - top) / step) + 2 * rim;
  const placeOf = (at: number): Place => ({
    x: left + ((at % wide) - rim) * step,
    y: top + (Math.floor(at / wide) - rim) * step,
  });
  const open = new Uint8Array(wide * high);
  for (let at = 0; at < open.length; at += 1) {
    if (lies.includes(liesAt(name, placeOf(at)))) open[at] = 1;
  }
  const lots: Lot[] = [];
  for (let at = 0; at < open.length; at += 1) {
    const places = takeLot(open, wide, at).map(placeOf);
    if (places.length >= least && places[0])
      lots.push({ ...middleOf(places), hull: hullOf(places) });
  }
  return lots.filter(({ x, y }) => x >= left && x < right && y >= top && y < bottom);
}

/** The connected region around one place, which is not visited again. */
function takeLot(open: Uint8Array, wide: number, first: number): number[] {
  if (open[first] !== 1) return [];
  open[first] = 0;
  const lot = [first];
  for (const at of lot) {
    for (const by of [-wide - 1, -wide, -wide + 1, -1, 1, wide - 1, wide, wide + 1]) {
      const next = at + by;
      const isBeside = Math.abs((next % wide) - (at % wide)) <= 1;
      if (next < 0 || !isBeside || open[next] !== 1) continue;
      open[next] = 0;
      lot.push(next);
    }
  }
  return lot;
}

/**
 * The place of a region nearest to its centroid, because the centroid of a bent one lies outside.
 */
function middleOf(lot: readonly Place[]): Place {
  const x = lot.reduce((sum, at) => sum + at.x, 0) / lot.length;
  const y = lot.reduce((sum, at) => sum + at.y, 0) / lot.length;
  const far = (at: Place) => Math.hypot(at.x - x, at.y - y);
  return lot.reduce((best, at) => (far(at) < far(best) ? at : best));
}

const turnOf = (from: Place, over: Place, to: Place) =>
  (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x);

/** The convex hull. */
function hullOf(lot: readonly Place[]): Place[] {
  const sorted = lot.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (places: readonly Place[]) => {
    const corners: Place[] = [];
    for (const place of places) {
      for (;;) {
        const [from, over] = [corners.at(-2), corners.at(-1)];
        if (!from || !over || turnOf(from, over, place) > 0) break;
        corners.pop();
      }
      corners.push(place);
    }
    return corners.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  return hull.length > 2 ? hull : lot.slice(0, 1);
}

/** A layer across a box: its outline along the upper and the lower edge. */
export function bandIn(name: TissueName, { lies, box, step }: Looked): Place[] {
  const [left, top, right, bottom] = box;
  const columns = Math.max(2, Math.min(40, Math.floor((right - left) / step)));
  const [upper, lower]: [Place[], Place[]] = [[], []];
  for (let column = 0; column <= columns; column += 1) {
    const x = Math.round(left + ((right - left) * column) / columns);
    let [first, last] = [NaN, NaN];
    for (let y = top; y < bottom; y += step) {
      if (!lies.includes(liesAt(name, { x, y }))) continue;
      if (Number.isNaN(first)) first = y;
      last = y;
    }
    if (Number.isNaN(first)) continue;
    upper.push({ x, y: first });
    lower.push({ x, y: last + step });
  }
  return [...upper, ...lower.toReversed()];
}

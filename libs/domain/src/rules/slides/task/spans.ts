import type { Spot } from '../../../contract/slides/shapes/slideTaskShapes';

export type Span = readonly [number, number];

interface Side {
  top: Spot;
  bottom: Spot;
  /** 1 if the outline goes down along this side, -1 if it goes up. */
  way: number;
  /** The x of its crossing with the scan line. */
  x: number;
}

/** Sorted from the top; horizontal sides cross no scan line. */
const sidesOf = (outline: readonly Spot[]): Side[] =>
  outline
    .flatMap((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from;
      if (from.y < to.y) return [{ top: from, bottom: to, way: 1, x: NaN }];
      return from.y > to.y ? [{ top: to, bottom: from, way: -1, x: NaN }] : [];
    })
    .sort((one, other) => one.top.y - other.top.y);

const crossingOf = ({ top, bottom }: Side, y: number) =>
  top.x + ((y - top.y) / (bottom.y - top.y)) * (bottom.x - top.x);

/** Insertion sort in place, which is fast for nearly sorted lists. */
function putInOrder(sides: Side[]) {
  for (let i = 1; i < sides.length; i += 1) {
    const side = sides[i] as Side;
    let at = i;
    for (let left = sides[at - 1]; left && left.x > side.x; left = sides[at - 1]) {
      sides[at] = left;
      at -= 1;
    }
    sides[at] = side;
  }
}

/** Nonzero winding rule: loops count as enclosed. */
function enclosedBy(crossed: readonly Side[]): Span[] {
  const spans: Span[] = [];
  let winding = 0;
  let start = 0;
  for (const { x, way } of crossed) {
    if (winding === 0) start = x;
    winding += way;
    if (winding === 0) spans.push([start, x]);
  }
  return spans;
}

/**
 * The spans that an outline encloses on scan lines, requested from top to bottom. The sides keep
 * their order between lines except for crossings, so a self-crossing outline costs about as much as
 * a simple one with the same number of corners.
 */
export function spansDown(outline: readonly Spot[]): (y: number) => Span[] {
  const sides = sidesOf(outline);
  let next = 0;
  let met: Side[] = [];
  return (y) => {
    met = met.filter(({ bottom }) => bottom.y > y);
    for (let side = sides[next]; side && side.top.y <= y; side = sides[next]) {
      if (side.bottom.y > y) met.push(side);
      next += 1;
    }
    for (const side of met) side.x = crossingOf(side, y);
    putInOrder(met);
    return enclosedBy(met);
  };
}

import type { Spot } from '../../../contract/slides/shapes/slideTaskShapes';

export type Span = readonly [number, number];

interface Side {
  top: Spot;
  bottom: Spot;
  /** Whether the outline goes down along it: 1, or up: -1. */
  way: number;
  /** Where the line across meets it. */
  x: number;
}

/** From the topmost on; what lies level meets no line across. */
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

/** In place, and quick for what is nearly in order. */
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

/** Loops count as what they go around. */
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
 * Where lines across, asked for from above down, meet what an outline encloses. From one line to the
 * next the sides keep their order but for those that cross in between, so that an outline which
 * crosses itself everywhere costs about what any other of as many corners does.
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

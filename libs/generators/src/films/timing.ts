export const clamp = (value: number, from = 0, to = 1) => Math.min(to, Math.max(from, value));

/** The progress between two seconds, eased at both ends. */
export function done(second: number, from: number, to: number): number {
  const part = clamp((second - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** The same without easing. */
export const straight = (second: number, from: number, to: number) =>
  clamp((second - from) / (to - from));

/** 1 while it is visible, with soft edges. */
export const present = (second: number, from: number, to: number, edge = 0.4) =>
  Math.min(done(second, from, from + edge), 1 - done(second, to - edge, to));

export const between = (from: number, to: number, part: number) => from + (to - from) * part;

type Knot = readonly [x: number, y: number];

/** A smooth line through knots that never swings beyond them (Fritsch and Carlson). */
export function lineThrough(knots: readonly Knot[]): (x: number) => number {
  const slopes = knots.map((_, at) => slopeAt(knots, at));
  return (x) => {
    const next = knots.findIndex((knot) => knot[0] > x);
    if (next === 0) return knots[0]?.[1] ?? 0;
    const [from, to] = [knots[next - 1], knots[next]];
    if (!from || !to) return knots.at(-1)?.[1] ?? 0;
    const width = to[0] - from[0];
    const t = (x - from[0]) / width;
    const [a = 0, b = 0] = [slopes[next - 1], slopes[next]];
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * from[1] +
      (t3 - 2 * t2 + t) * width * a +
      (3 * t2 - 2 * t3) * to[1] +
      (t3 - t2) * width * b
    );
  };
}

function slopeAt(knots: readonly Knot[], at: number): number {
  const [before, here, after] = [knots[at - 1], knots[at], knots[at + 1]];
  if (!before || !here || !after) return 0;
  const left = (here[1] - before[1]) / (here[0] - before[0]);
  const right = (after[1] - here[1]) / (after[0] - here[0]);
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
}

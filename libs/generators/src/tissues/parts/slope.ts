/** How far below a bent line a place lies: the way down, shortened where the line is steep. */
export function belowLine(line: (x: number) => number, x: number, y: number, near = 12): number {
  const down = y - line(x);
  const slope = slopeOf(line, x, near);
  return down / Math.sqrt(1 + slope * slope);
}

/** How steep a line is at a place: so much it goes down for one to the right. */
export const slopeOf = (line: (x: number) => number, x: number, near = 12): number =>
  (line(x + near) - line(x - near)) / (2 * near);

/** The distance below a curved line, corrected for its slope. */
export function belowLine(line: (x: number) => number, x: number, y: number, near = 12): number {
  const down = y - line(x);
  const slope = slopeOf(line, x, near);
  return down / Math.sqrt(1 + slope * slope);
}

/** The slope of a line: the descent per step to the right. */
export const slopeOf = (line: (x: number) => number, x: number, near = 12): number =>
  (line(x + near) - line(x - near)) / (2 * near);

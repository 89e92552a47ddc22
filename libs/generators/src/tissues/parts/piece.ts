import { roughOf } from './field';

const bend = roughOf(951, 4);
const fray = roughOf(957, 3);

/** The depth inside a piece of tissue in pixels; its edge is uneven and slightly frayed. */
export function insideOf(
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  round = 6000,
): number {
  const fromX = Math.min(x - left, right - x);
  const fromY = Math.min(y - top, bottom - y);
  const away =
    fromX < round && fromY < round
      ? round - Math.hypot(round - fromX, round - fromY)
      : Math.min(fromX, fromY);
  if (away > 3000) return away;
  return away - bend(x / 3400, y / 3400) * 1500 - fray(x / 170, y / 170) * 70 + 60;
}

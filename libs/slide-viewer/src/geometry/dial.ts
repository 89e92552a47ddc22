import { type Point, wholeTurn } from './view';

const STEP = 15;
/** Close to a quarter one means the quarter. */
const CATCH = 2;

/** Angle of a point as seen from the middle of the dial: 0 at the top, clockwise. */
export function angleOn({ x, y }: Point, inSteps: boolean): number {
  const angle = wholeTurn((Math.atan2(x, -y) * 180) / Math.PI);
  if (inSteps) return wholeTurn(Math.round(angle / STEP) * STEP);
  const quarter = Math.round(angle / 90) * 90;
  return wholeTurn(Math.abs(angle - quarter) <= CATCH ? quarter : angle);
}

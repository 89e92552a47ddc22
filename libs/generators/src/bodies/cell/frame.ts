import { makeRandom } from '../../random';
import { unevenness } from '../kit/noise';
import { common, half, relief, type Shape, union } from '../kit/shape';
import { ball, egg } from '../kit/solids';
import type { Vec } from '../kit/vec';

/** A cell of a covering layer: nought in its middle, the free side up, in micrometres. */
const cellBody = egg([0, 0, 0], [10, 10.5, 10]);
export const soft = relief(cellBody, 0.4, unevenness('cell', 0.3, 5));
export const nucleusAt: Vec = [-1.2, -2.2, -1.2];
export const nucleus = ball(nucleusAt, 4.2);

/** A quarter in front is taken out, so that one sees in. */
const quarter = (x: number, z: number): Shape =>
  common(half([x, 0, 0], [-1, 0, 0]), half([0, 0, z], [0, 0, -1]));
export const lid = quarter(0.4, 0.4);
export const nuclearLid = quarter(nucleusAt[0] + 0.4, nucleusAt[2] + 0.4);

/** Evenly distributed points on a sphere (a sunflower spiral). */
export const onBall = (count: number): Vec[] =>
  Array.from({ length: count }, (_, at): Vec => {
    const height = 1 - (2 * (at + 0.5)) / count;
    const out = Math.sqrt(1 - height * height);
    const turn = at * Math.PI * (3 - Math.sqrt(5));
    return [Math.cos(turn) * out, height, Math.sin(turn) * out];
  });

/** Small balls scattered over the region that a rule allows. */
export function strewn(
  seed: string,
  count: number,
  radius: number,
  spot: (random: () => number) => Vec,
) {
  const random = makeRandom(seed);
  return union(
    ...Array.from({ length: count }, () =>
      ball(
        spot(() => random.between(-1, 1)),
        radius,
      ),
    ),
  );
}

import { type Shape, union } from '../kit/shape';
import { hug, type Knot, smoothWay, tube } from '../kit/sweep';
import { egg } from '../kit/solids';
import type { Chambers } from './chambers';
import type { HeartForm } from './forms';
import { local } from './frame';

const vessel = (way: readonly Knot[]) => tube(way, 1);

const front: Knot[] = [
  [23, 22, 24, 2],
  [28, 8, 34, 1.9],
  [34, -10, 38, 1.8],
  [42, -30, 38, 1.5],
  [48, -48, 28, 1.2],
];
const back: Knot[] = [
  [-6, -8, -34, 1.8],
  [4, -20, -28, 1.7],
  [14, -32, -20, 1.5],
  [24, -42, -8, 1.1],
];

/** The vessels on a heart and the conduction system in its walls. */
export function coronaryShapesOf(form: HeartForm, chambers: Chambers) {
  const ways = waysOn(chambers);
  return {
    ...rightArteriesOf(ways),
    ...leftArteriesOf(ways),
    ...veinsOf(ways),
    ...conductionOf(form),
  };
}

type Ways = ReturnType<typeof waysOn>;

/** Lays knots on the surface, or into the groove between the ventricles. */
function waysOn({ heartSurface, leftBlock, rightBlock, ventricles }: Chambers) {
  /** The grooves between the two ventricles. */
  const groove: Shape = {
    box: ventricles.box,
    at: (x, y, z) => leftBlock.at(x, y, z) - rightBlock.at(x, y, z),
  };
  /** A path along the groove between the ventricles. */
  const inGroove = (knots: readonly Knot[], aside = 0): Knot[] =>
    hug(
      hug(knots, groove, 0.5).map(([x, y, z, r]): Knot => [x + aside, y, z, r]),
      heartSurface,
      0.15,
    );
  const on = (...knots: Knot[]) => hug(knots, heartSurface, 0.2);
  return { inGroove, on };
}

const rightArteriesOf = ({ inGroove, on }: Ways) => ({
  'right-coronary': union(
    tube([
      [-12, 31, 16, 2.1],
      [-19, 30, 25, 2.1],
      [-29, 25, 29, 2],
    ]),
    vessel(
      on(
        [-29, 25, 29, 2],
        [-42, 12, 24, 2],
        [-50, -6, 14, 2],
        [-44, -16, -6, 1.9],
        [-22, -12, -26, 1.9],
        [-6, -8, -34, 1.8],
      ),
    ),
  ),
  'right-marginal': vessel(
    on([-48, -10, 14, 1.4], [-36, -26, 24, 1.3], [-14, -38, 30, 1.2], [8, -44, 34, 0.9]),
  ),
  'conus-branch': vessel(on([-25, 26, 28, 1.1], [-12, 22, 38, 1], [2, 20, 44, 0.8])),
  'posterior-interventricular': vessel(inGroove(back)),
});

const leftArteriesOf = ({ inGroove, on }: Ways) => ({
  'left-main': tube([
    [3, 32, 6, 2.3],
    [12, 33, 6, 2.2],
    [21, 27, 14, 2.2],
  ]),
  'anterior-interventricular': union(
    tube([
      [21, 27, 14, 2.1],
      [24, 24, 21, 2],
    ]),
    vessel(inGroove(front)),
  ),
  diagonal: union(
    vessel(on([29, 4, 34, 1.4], [38, -2, 28, 1.2], [48, -14, 18, 0.8])),
    vessel(on([35, -12, 37, 1.2], [45, -20, 30, 1], [53, -30, 20, 0.7])),
  ),
  circumflex: union(
    tube([
      [21, 27, 14, 2],
      [30, 23, 6, 1.9],
    ]),
    vessel(on([30, 23, 6, 1.9], [38, 17, -8, 1.8], [34, 8, -26, 1.6], [20, 0, -34, 1.3])),
  ),
  'left-marginal': vessel(on([39, 14, -12, 1.4], [46, -2, -14, 1.2], [52, -22, -4, 0.8])),
});

const veinsOf = ({ inGroove, on }: Ways) => ({
  'coronary-sinus': vessel(
    on([33, 12, -28, 3], [18, 3, -36, 4], [0, -2, -36, 4.6], [-18, -4, -28, 4.6]),
  ),
  'great-cardiac-vein': union(
    vessel(
      inGroove(
        front.slice(0, 4).map(([x, y, z]): Knot => [x, y, z, 1.8]),
        5,
      ),
    ),
    vessel(on([29, 22, 22, 2], [37, 20, 4, 2.1], [40, 16, -12, 2.4], [33, 12, -28, 2.8])),
  ),
  'middle-cardiac-vein': vessel(
    inGroove(
      back.map(([x, y, z]): Knot => [x, y, z, 1.9]),
      -5,
    ),
  ),
  'small-cardiac-vein': vessel(on([-44, -20, 4, 1.4], [-34, -18, -14, 1.6], [-20, -8, -28, 1.9])),
});

function conductionOf(form: HeartForm) {
  const [first, second, most] = form.leftBundle;
  return {
    'sinoatrial-node': tube([
      [-41, 41, -4, 1.8],
      [-42, 34, -2, 2.2],
      [-42, 27, -1, 1.4],
    ]),
    'atrioventricular-node': egg([-19, 2, -12], [3, 2.5, 3]),
    'atrioventricular-bundle': tube([
      [-19, 2, -12, 1.4],
      [-12, 6, -2, 1.4],
      [...local([10, 10, 8]), 1.4],
    ]),
    'left-bundle-branch': bundle([first, second], most),
    'right-bundle-branch': bundle([24, 30], 31),
  };
}

/** Down the septum, on the side of one ventricle. */
function bundle([first, second]: readonly [number, number], aside: number) {
  const far = (part: number, at: number, r: number): Knot => {
    const off = Math.min(aside, part);
    return [...local([off * 0.78, at, off * 0.62]), r];
  };
  const way = smoothWay(
    [far(12, 10, 1.4), far(first, 24, 1.3), far(second, 42, 1.2), far(second, 60, 0.9)],
    4,
  );
  return tube(way, 1);
}

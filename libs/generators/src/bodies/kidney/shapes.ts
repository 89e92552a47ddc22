import { place } from '../kit/place';
import { blend, carve, common, grow, rind, type Shape, union } from '../kit/shape';
import { egg } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';
import { add, frameOf, times, unit, type Vec } from '../kit/vec';

/** A right kidney: its hilum looks to the middle of the body, to the left of it. */
const bean = blend(
  14,
  tube([
    [2, 38, -3, 17],
    [-9, 20, 0, 24],
    [-12, 0, 1, 25],
    [-10, -20, 2, 24],
    [0, -37, 3, 17],
  ]),
);
const flat: Shape = { box: bean.box, at: (x, y, z) => bean.at(x, y, z * 1.22) * 0.9 };
const sinus = blend(6, egg([8, 0, 1], [15, 25, 10]), egg([18, 0, 2], [14, 13, 9]));
const organ = carve(flat, sinus);

/** The pyramids look at the sinus from all around: in the plane of the kidney, in two rows. */
const rows = [
  [74, 1],
  [44, 1],
  [14, 1],
  [-14, 1],
  [-44, 1],
  [-74, 1],
  [30, -1],
  [-30, -1],
] as const;
const rays = rows.map(([degrees, side]) => {
  const angle = ((180 - degrees) * Math.PI) / 180;
  const deep = side === 1 ? 0.28 : -0.62;
  const way: Vec = unit([Math.cos(angle), Math.sin(angle), deep]);
  const tip: Vec = [6 + Math.cos(angle) * 11, Math.sin(angle) * 25, 1 + side * 2.5];
  return { way, tip };
});
const pyramids = rays.map(({ way, tip }) =>
  common(
    grow(flat, -7.3),
    tube([
      [...add(tip, times(way, 1.5)), 3],
      [...add(tip, times(way, 7)), 5.2],
      [...add(tip, times(way, 16)), 8],
      [...add(tip, times(way, 22)), 8.5],
    ]),
  ),
);

const pelvisAt: Vec = [16, -4, -2];
const minor = rays.map(({ way, tip }) =>
  carve(
    tube([
      [...add(tip, times(way, 2)), 4.6],
      [...add(tip, times(way, -3)), 2.6],
      [...add(times(tip, 0.72), times(pelvisAt, 0.28)), 2.2],
    ]),
    ...pyramids,
  ),
);
const majorTo = (from: Vec): Shape =>
  tube([
    [...from, 2.8],
    [...add(times(from, 0.5), times(pelvisAt, 0.5)), 3.2],
    [...pelvisAt, 4.2],
  ]);

/** A trunk from the great vessels and branches of it between the pyramids. */
function tree(trunk: readonly Knot[], hub: Vec, radius: number, ends: readonly Vec[]): Shape {
  return union(
    tube(trunk),
    ...ends.map((end) =>
      tube([
        [...hub, radius],
        [...add(times(add(hub, end), 0.5), [0, 0, 1]), radius * 0.8],
        [...end, radius * 0.55],
      ]),
    ),
  );
}
const between = [60, 28, 0, -28, -60].map((degrees): Vec => {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return [-3 + Math.cos(angle) * 17, Math.sin(angle) * 32, 6];
});
const artery = tree(
  [
    [66, 8, -4, 3],
    [44, 5, -2, 3],
    [26, 3, 3, 2.8],
    [16, 2, 4, 2.4],
  ],
  [16, 2, 4],
  2,
  between.map(([x, y]): Vec => [x, y, 3]),
);
const vein = tree(
  [
    [62, 3, 10, 5],
    [44, 1, 9, 4.6],
    [28, 0, 9, 4.2],
    [17, -1, 8, 3.4],
  ],
  [17, -1, 8],
  2.5,
  between.map(([x, y]): Vec => [x, y - 3, 8]),
);
const tubes = union(...pyramids, artery, vein);
const inner = grow(flat, -7);
const columns = carve(common(inner, organ), ...pyramids.map((one) => grow(one, 0.3)), artery, vein);

export const kidneyShapes: Record<string, Shape> = {
  'fibrous-capsule': carve(rind(grow(flat, 1), 0.9), grow(sinus, 1)),
  'renal-cortex': carve(organ, inner, tubes),
  'renal-columns': columns,
  ...Object.fromEntries(pyramids.map((shape, at) => [`renal-pyramid-${at + 1}`, shape])),
  'minor-calyces': union(...minor),
  'superior-major-calyx': majorTo([4, 17, 1]),
  'inferior-major-calyx': majorTo([4, -17, 1]),
  'renal-pelvis': blend(
    4,
    egg(pelvisAt, [7, 9, 5.5]),
    tube([
      [...add(pelvisAt, [4, -4, -1]), 5],
      [27, -16, -4, 2.8],
    ]),
  ),
  ureter: tube([
    [27, -16, -4, 2.8],
    [31, -34, -4, 2.4],
    [32, -60, -2, 2.3],
    [30, -86, 2, 2.3],
  ]),
  'renal-artery': artery,
  'renal-vein': vein,
  'suprarenal-gland': place(
    blend(5, egg([0, 0, 0], [13, 10, 4]), egg([0, 7, 0], [5, 9, 3.5])),
    [14, 58, -2],
    frameOf([0.25, 0.95, 0], [0, 0, 1]),
  ),
};

import { carve, half, type Shape, union } from '../kit/shape';
import { type Knot, tube } from '../kit/sweep';
import type { Chambers } from './chambers';

/** A vessel with a wall, open at its far end; it begins within another one. */
const pipe = (knots: readonly Knot[], wall: number) => {
  const lumen = tube(knots.map(([x, y, z, r]): Knot => [x, y, z, r - wall]));
  const ends = [openEnd(knots, knots.length - 1)];
  return { whole: tube(knots), lumen: union(lumen, ...ends), ends };
};
/** One that goes on where another ends: open at its begin as well. */
const length = (knots: readonly Knot[], wall: number) => {
  const one = pipe(knots, wall);
  const begin = openEnd(knots, 0);
  return { ...one, lumen: union(one.lumen, begin), ends: [...one.ends, begin] };
};

/** A little beyond the end, as wide as the vessel, so that one looks into it. */
function openEnd(knots: readonly Knot[], at: number): Shape {
  const [x = 0, y = 0, z = 0, r = 1] = knots[at] ?? [];
  const [p = 0, q = 0, s = 0] = knots[at === 0 ? 1 : at - 1] ?? [];
  const far = Math.hypot(x - p, y - q, z - s) || 1;
  const by = (r * 2) / far;
  const beyond = half([x, y, z], [p - x, q - y, s - z]);
  const block = tube([
    [x, y, z, r * 1.1],
    [x + (x - p) * by, y + (y - q) * by, z + (z - s) * by, r * 1.1],
  ]);
  return { box: block.box, at: (a, b, c) => Math.max(block.at(a, b, c), beyond.at(a, b, c)) };
}

const aorta = length(
  [
    [-6, 25, 4, 14],
    [-7, 33, 7, 16],
    [-13, 50, 9, 14.5],
    [-15, 66, 6, 14],
  ],
  2,
);
const arch = length(
  [
    [-15, 66, 6, 14],
    [-15.3, 68.4, 5.5, 14],
    [-10, 83, -3, 13.8],
    [3, 92, -20, 13],
    [15, 84, -40, 12.5],
    [20, 66, -54, 12],
  ],
  2,
);
const descending = length(
  [
    [20, 66, -54, 12],
    [20.4, 64.4, -55.2, 12],
    [19, 40, -63, 11.5],
    [17, 0, -65, 11],
    [14, -34, -62, 11],
  ],
  2,
);
const branches = {
  'brachiocephalic-trunk': pipe(
    [
      [-8, 88, -6, 7],
      [-16, 104, -2, 6.5],
      [-24, 120, 0, 6.5],
    ],
    1.3,
  ),
  'left-common-carotid': pipe(
    [
      [1, 92, -16, 4.5],
      [2, 108, -14, 4],
      [4, 124, -12, 4],
    ],
    1,
  ),
  'left-subclavian': pipe(
    [
      [11, 90, -30, 5],
      [15, 106, -28, 4.6],
      [24, 120, -22, 4.6],
    ],
    1,
  ),
} as const;
const trunk = length(
  [
    [8, 30, 23, 14.2],
    [9, 36, 22, 14],
    [12, 48, 17, 14],
    [16, 58, 4, 13.5],
    [18, 61, -8, 12],
  ],
  1.8,
);
const leftLung = pipe(
  [
    [17, 60, -8, 10],
    [32, 63, -24, 9.5],
    [54, 60, -34, 8.5],
  ],
  1.3,
);
const rightLung = pipe(
  [
    [16, 58, -12, 10],
    [2, 57, -22, 9.5],
    [-24, 55, -28, 9.5],
    [-56, 53, -30, 8.5],
  ],
  1.3,
);
const above = pipe(
  [
    [-32, 40, -7, 9.5],
    [-32, 66, -5, 9.5],
    [-31, 100, 0, 9],
  ],
  1.2,
);
const below = pipe(
  [
    [-31, -8, -16, 12],
    [-30, -24, -20, 11.5],
    [-29, -44, -22, 11],
  ],
  1.2,
);
const vein = (x: number, y: number, z: number, toX: number, toY: number, toZ: number) =>
  pipe(
    [
      [x, y, z, 7],
      [(x + toX) / 2, (y + toY) / 2, (z + toZ) / 2, 6.3],
      [toX, toY, toZ, 6],
    ],
    1,
  );
const lungVeins = {
  'right-superior-pulmonary-vein': vein(-20, 33, -40, -58, 38, -38),
  'right-inferior-pulmonary-vein': vein(-18, 20, -45, -54, 14, -50),
  'left-superior-pulmonary-vein': vein(22, 34, -38, 54, 42, -38),
  'left-inferior-pulmonary-vein': vein(20, 22, -44, 52, 16, -50),
};
const innominate = {
  'right-brachiocephalic-vein': pipe(
    [
      [-31, 98, 0, 7],
      [-36, 110, 2, 6.5],
      [-44, 122, 4, 6.5],
    ],
    1,
  ),
  'left-brachiocephalic-vein': pipe(
    [
      [-29, 97, 4, 6.5],
      [-8, 104, 14, 6],
      [16, 112, 10, 6],
      [40, 121, 4, 6],
    ],
    1,
  ),
};
type Pipe = ReturnType<typeof pipe>;
const wallOf = ({ whole, lumen, ends }: Pipe, ...others: readonly Shape[]) =>
  carve(whole, lumen, ...ends, ...others);
const walls = (pipes: Readonly<Record<string, Pipe>>, ...others: readonly Shape[]) =>
  Object.fromEntries(Object.entries(pipes).map(([id, one]) => [id, wallOf(one, ...others)]));

const arms = Object.values(branches);
/** Holes where veins and the venae cavae come in. */
const doors = [...Object.values(lungVeins), above, below].map(({ lumen }) => lumen);

/** The great vessels, which end at the chambers, and atria with holes where veins come in. */
export const vesselShapesOf = ({
  chamberShapes,
  leftAtrialBody,
  rightAtrialBody,
  ventricles,
}: Chambers): Record<string, Shape> => ({
  'ascending-aorta': wallOf(aorta, ventricles),
  'aortic-arch': wallOf(arch, ...arms.map(({ lumen }) => lumen)),
  'descending-aorta': wallOf(descending),
  ...walls(branches, arch.whole),
  'pulmonary-trunk': wallOf(trunk, ventricles, leftLung.lumen, rightLung.lumen),
  'left-pulmonary-artery': wallOf(leftLung, trunk.whole),
  'right-pulmonary-artery': wallOf(rightLung, trunk.whole, leftLung.whole),
  'superior-vena-cava': wallOf(
    above,
    rightAtrialBody,
    ...Object.values(innominate).map(({ lumen }) => lumen),
  ),
  'inferior-vena-cava': wallOf(below, rightAtrialBody),
  ...walls(innominate, carve(above.whole, ...above.ends)),
  ...walls(lungVeins, leftAtrialBody),
  'ligamentum-arteriosum': tube([
    [24, 68, -18, 2],
    [20, 76, -28, 2],
  ]),
  'right-atrium': carve(chamberShapes['right-atrium'], ...doors),
  'left-atrium': carve(chamberShapes['left-atrium'], ...doors),
});

import { folded } from '../kit/place';
import { blend, carve, common, grow, half, relief, type Shape, union } from '../kit/shape';
import { ball, egg } from '../kit/solids';
import { tube } from '../kit/sweep';
import { middleDeep, ventricles } from './deep';

const stem = blend(
  5,
  folded(
    tube([
      [15, -3, -15, 6],
      [9, -18, -18, 7],
    ]),
  ),
  egg([0, -10, -27], [14, 11, 10]),
  folded(ball([5, -3, -35], 4.2)),
  folded(ball([5, -11, -37], 4.2)),
  egg([0, -32, -21], [18, 13.5, 13]),
  folded(
    tube([
      [15, -32, -23, 9],
      [25, -34, -38, 8],
    ]),
  ),
  tube([
    [0, -42, -29, 10],
    [0, -58, -34, 8.6],
    [0, -76, -40, 6.2],
  ]),
  folded(
    tube([
      [3.4, -46, -21, 3.2],
      [3, -60, -26.5, 2.8],
      [2, -70, -32, 2],
    ]),
  ),
  folded(egg([8.5, -52, -26], [2.8, 6, 3])),
);
const hollow = union(
  grow(union(ventricles.fourth, ventricles.aqueduct), 0.2),
  egg([0, -14, -8], [3.6, 12, 8]),
  grow(middleDeep['pineal-gland'] ?? ventricles.third, 0.2),
);
const upper = half([0, -20, -17], [0, 0.87, 0.2]);
const lower = half([0, -45, -20], [0, 0.95, -0.2]);
const not = ({ at, box }: Shape): Shape => ({ at: (x, y, z) => -at(x, y, z), box });
const open = carve(stem, hollow);

/** Leaves of the cerebellum run around from side to side: lines of equal slope to its stalks. */
const leaf = (x: number, y: number, z: number) => {
  const slope = Math.atan2(y + 34, -(z + 36) + Math.abs(x) * 0.25);
  const deep = Math.exp(-((slope / 0.03) ** 2)) * 3;
  return (Math.abs(Math.sin(slope * 27)) ** 0.5 - 1) * 1.3 - deep;
};
const lobe = blend(8, egg([27, -38, -60], [28, 20, 27]), egg([22, -46, -54], [20, 17, 22]));
const worm = blend(5, egg([0, -31, -58], [7, 17, 24]), egg([0, -44, -62], [6, 10, 18]));
const stalks = grow(open, 0.3);
const leafy = (shape: Shape) => relief(shape, 4, leaf);

export const stemShapes: Readonly<Record<string, Shape>> = {
  midbrain: common(open, not(upper)),
  pons: common(open, upper, not(lower)),
  'medulla-oblongata': common(open, lower),
  'cerebellar-vermis': carve(leafy(worm), stalks, hollow),
};
export const cerebellarHemisphere = common(
  carve(leafy(lobe), grow(worm, 0.3), stalks, hollow),
  half([0.6, 0, 0], [-1, 0, 0]),
);

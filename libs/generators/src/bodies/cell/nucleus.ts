import { unevenness } from '../kit/noise';
import { place } from '../kit/place';
import { carve, common, gentler, grow, relief, rind, type Shape, union } from '../kit/shape';
import { ball, egg, ring } from '../kit/solids';
import { tube } from '../kit/sweep';
import { add, frameOf, times } from '../kit/vec';
import { lid, nuclearLid, nucleus, nucleusAt, onBall, soft } from './frame';

const villi = union(
  ...onBall(150)
    .filter(([, y]) => y > 0.62)
    .map((way) =>
      tube([
        [...times(way, 9.6), 0.26],
        [...times(way, 10.6), 0.24],
        [...add(times(way, 10.4), [0, 1.5, 0]), 0.22],
      ]),
    ),
);
const pores = onBall(46).map((way) => {
  const to = add(nucleusAt, times(way, 4.05));
  return {
    way,
    to,
    hole: place(egg([0, 0, 0], [0.3, 0.7, 0.3]), to, frameOf(way, [0.3, 0.2, 0.9])),
  };
});
const holes = union(...pores.map(({ hole }) => hole));
const poreRings = union(
  ...pores.map(({ way, to }) =>
    place(ring([0, 0, 0], 0.36, 0.13), to, frameOf(way, [0.3, 0.2, 0.9])),
  ),
);
const nucleolus = relief(
  ball(add(nucleusAt, [0.5, 0.4, 0.2]), 1.25),
  0.3,
  unevenness('nucleolus', 0.2, 0.7),
);
const threads = unevenness('chromatin', 1, 1);
const chromatin = carve(
  common(
    gentler(
      relief(ball(nucleusAt, 3.6), 1, (x, y, z) =>
        Math.min(0, 0.5 - Math.abs(threads(x, y, z)) * 4),
      ),
      4,
    ),
    ball(nucleusAt, 3.62),
  ),
  grow(nucleolus, 0.12),
  nuclearLid,
);

export const nucleusShapes: Readonly<Record<string, Shape>> = {
  microvilli: carve(villi, grow(soft, -0.1), lid),
  'nuclear-envelope': carve(rind(nucleus, 0.34), holes, nuclearLid),
  'nuclear-pores': carve(poreRings, nuclearLid),
  nucleolus,
  chromatin,
};

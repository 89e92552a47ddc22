import { place } from '../kit/place';
import { blend, carve, common, grow, half, rind, type Shape, union } from '../kit/shape';
import { ball, egg } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';
import { type Frame, frameOf, inFrame, type Vec } from '../kit/vec';

/** Two and a half turns around an axis that points forwards, outwards and down. */
const axis = frameOf([0.5, -0.25, 0.8], [0, 1, 0.3]);
const cochleaAt: Vec = [-2.2, -1.4, 3];
const turns = Array.from({ length: 31 }, (_, at): Knot => {
  const part = at / 30;
  const angle = -part * 2.5 * 2 * Math.PI + 2.4;
  const radius = 3.5 * (1 - part * 0.78);
  const spot: Vec = [Math.cos(angle) * radius, part * 4, Math.sin(angle) * radius];
  return [...inFrame(axis, cochleaAt, spot), 1.15 * (1 - part * 0.45)];
});
const cochlea = blend(
  0.3,
  tube(turns, 2),
  tube([turns[0] ?? [0, 0, 0, 1], [0.4, -1.6, 0.6, 1.2], [0.2, -0.6, -0.4, 1.4]]),
);
const duct = tube(
  turns.map(([x, y, z, r]): Knot => [x, y, z, r * 0.34]),
  2,
);

/** A half circle and more in its plane, wider at the end where its crest of hairs is. */
function canal(middle: Vec, frame: Frame, from: number, to: number, isWideFirst: boolean): Knot[] {
  return Array.from({ length: 13 }, (_, at): Knot => {
    const angle = ((from + ((to - from) * at) / 12) * Math.PI) / 180;
    const end = isWideFirst ? at : 12 - at;
    const radius = end < 3 ? 1.15 - Math.abs(end - 1) * 0.15 : 0.62;
    return [...inFrame(frame, middle, [Math.cos(angle) * 3.3, 0, Math.sin(angle) * 3.3]), radius];
  });
}
/** The anterior one stands across the petrous bone, the posterior one along it, the lateral one lies. */
const canals = {
  anterior: canal([0.8, 3.6, -1.4], frameOf([-0.7, 0, 0.7], [0, 1, 0]), -40, 200, true),
  posterior: canal([-0.4, 0.6, -5.6], frameOf([0.7, 0, 0.7], [0, 1, 0]), -70, 175, true),
  lateral: canal([3, 1.3, -4], frameOf([0, 0.9, -0.44], [1, 0, 0]), -35, 205, true),
};
const vestibule = blend(1, egg([0, 0, -1], [2.3, 3, 2.4]), egg([-0.4, 1, -2.6], [1.8, 2.2, 2]));
const utricle = egg([0, 1, -2], [1.1, 0.9, 1.6]);
const saccule = ball([-0.4, -0.9, 0.1], 0.85);

const hollow = (shape: Shape, ...others: readonly Shape[]) => carve(rind(shape, 0.42), ...others);
const ovalWindow = egg([2.6, 0, -1.4], [1.4, 0.8, 1.5]);
const cutVestibule = carve(
  hollow(vestibule, ovalWindow),
  grow(cochlea, -0.1),
  ...Object.values(canals).map((way) => grow(tube(way), 0.02)),
);
const canalOf = (way: readonly Knot[]) => carve(tube(way, 3), grow(vestibule, -0.4));

export const innerShapes: Readonly<Record<string, Shape>> = {
  vestibule: cutVestibule,
  utricle,
  saccule,
  cochlea: carve(cochlea, grow(vestibule, -0.4), grow(duct, 0.02)),
  'cochlear-duct': duct,
  'anterior-semicircular-canal': canalOf(canals.anterior),
  'posterior-semicircular-canal': canalOf(canals.posterior),
  'lateral-semicircular-canal': canalOf(canals.lateral),
  'round-window-membrane': place(
    egg([0, 0, 0], [0.9, 0.22, 0.8]),
    [2.1, -3, -1],
    frameOf([0.5, -0.5, -0.7], [0, 0, 1]),
  ),
  'endolymphatic-sac': blend(
    0.6,
    tube([
      [-0.6, 0.6, -3, 0.3],
      [-2.4, 2, -6, 0.3],
      [-4.6, 1.2, -9, 0.4],
    ]),
    place(egg([0, 0, 0], [1.6, 3, 0.6]), [-5.6, -0.4, -11], frameOf([0, 1, 0.3], [0.6, 0, 0.8])),
  ),
};

const bundle = (knots: readonly Knot[]) => tube(knots);
export const nerveShapes: Readonly<Record<string, Shape>> = {
  'vestibular-nerve': carve(
    union(
      bundle([
        [-17, 0.5, -3, 1.2],
        [-9, 0.8, -1.6, 1.3],
        [-5, 1, -1.4, 1.5],
        [-2.2, 1.4, -1.6, 0.9],
      ]),
      tube([
        [-5, 0.8, -1.6, 0.8],
        [-2.4, -0.8, -0.2, 0.6],
      ]),
    ),
    grow(vestibule, 0.05),
  ),
  'cochlear-nerve': carve(
    bundle([
      [-17, -1.4, -1.4, 1.1],
      [-9, -1.6, 0.2, 1.2],
      [-4.8, -1.2, 0.8, 1.3],
      inKnot([0, -0.2, 0], 1),
      inKnot([0, 2.6, 0], 0.5),
    ]),
    grow(cochlea, 0.05),
  ),
  'facial-nerve': tube([
    [-17, 1.8, -0.6, 0.9],
    [-9, 2.6, 0.6, 0.9],
    [-2, 4, 3.8, 0.9],
    [0.6, 4.2, 5, 1.3],
    [3.6, 3, 1.6, 0.8],
    [4.6, 1.9, -3, 0.8],
    [5, 0, -7.6, 0.85],
    [5.4, -8, -8.6, 0.9],
    [6, -20, -7.6, 0.9],
  ]),
  'chorda-tympani': tube([
    [5.6, -9, -8.4, 0.3],
    [9, -1, -6, 0.28],
    [9.9, 2.6, -1, 0.28],
    [9.2, 2.6, 3.4, 0.28],
    [7, -2, 8, 0.28],
  ]),
};
function inKnot(spot: Vec, radius: number): Knot {
  return [...inFrame(axis, cochleaAt, spot), radius];
}

const under = half([0, -6.5, 0], [0, 1, 0]);
export const vesselShapes: Readonly<Record<string, Shape>> = {
  'internal-carotid-artery': tube([
    [2, -30, 5, 2.8],
    [2, -15, 6, 2.8],
    [0, -8.6, 8, 2.8],
    [-7, -7.4, 13, 2.7],
    [-16, -6, 19, 2.6],
  ]),
  'jugular-bulb': blend(
    3,
    common(ball([5, -10, -5], 4.2), under),
    tube([
      [5, -10, -5, 3.8],
      [3, -18, -4, 3.6],
      [2, -30, -3, 3.6],
    ]),
    tube([
      [5, -10.5, -6, 3.6],
      [7, -10, -14, 3.4],
      [8, 2, -20, 3.4],
    ]),
  ),
};

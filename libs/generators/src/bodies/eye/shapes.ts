import { place } from '../kit/place';
import { carve, common, grow, half, rind, type Shape, union } from '../kit/shape';
import { ball, egg, lathe, type Outline } from '../kit/solids';
import { band, hug, type Knot, tube } from '../kit/sweep';
import { frameOf, type Vec } from '../kit/vec';

const CORNEA: Vec = [0, 0, 5.3];
const limbus = half([0, 0, 10.5], [0, 0, 1]);
const behind = (z: number) => half([0, 0, z], [0, 0, 1]);
const ahead = (z: number) => half([0, 0, z], [0, 0, -1]);

/**
 * An outline of (distance from the eye's axis, distance to the front), revolved around the axis.
 */
const round = (outline: Outline) => place(lathe(outline), [0, 0, 0], frameOf([0, 0, 1], [0, 1, 0]));

const nerve = tube([
  [-3.2, 0.3, -10, 1.2],
  [-3.6, 0.4, -12.5, 2],
  [-5, 1, -22, 2],
  [-9, 2, -38, 2],
]);
const lens = egg([0, 0, 7.3], [4.5, 4.5, 2]);
const inside = ball([0, 0, 0], 9.9);
const lining = ball([0, 0, 0], 10.5);

/** Vessels come out of the optic disc and go around the macula. */
const onRetina = (radius: number, ways: readonly (readonly Vec[])[]): Shape =>
  union(
    ...ways.map((way) => {
      const knots = way.map(([x, y, z], at): Knot => [x, y, z, radius * (1 - at * 0.18)]);
      return tube(hug([[-3, 0.3, -9.3, radius], ...knots], inside, 0.5), 1);
    }),
  );
const strap = (knots: readonly Knot[], thinTo: Vec) => band(knots, thinTo, 0.26);

export const eyeShapes = {
  sclera: carve(common(rind(ball([0, 0, 0], 12), 1), limbus), nerve),
  cornea: common(rind(ball(CORNEA, 7.8), 0.7), ahead(10.4)),
  choroid: carve(common(rind(ball([0, 0, 0], 10.95), 0.4), behind(6.8)), nerve),
  'ciliary-body': round([
    [8.3, 7],
    [7.5, 8.1],
    [6.4, 9.3],
    [5.7, 9.2],
    [5.5, 8.5],
    [6.3, 7.6],
    [7.6, 6.8],
  ]),
  iris: round([
    [2, 9.6],
    [4, 9.5],
    [6.2, 9.3],
    [6.2, 9.8],
    [4, 10.1],
    [2, 10.1],
  ]),
  retina: carve(common(rind(lining, 0.5), behind(5.8)), nerve),
  macula: common(grow(inside, 0.25), egg([1.2, -0.4, -9.9], [2, 1.6, 1])),
  'optic-disc': common(grow(inside, 0.35), egg([-3, 0.3, -9.4], [0.9, 1, 1.2])),
  'retinal-arteries': onRetina(0.28, [
    [
      [-2.4, 3, -9],
      [0.6, 5, -8.4],
      [4.6, 5, -7],
    ],
    [
      [-2.4, -2.6, -9],
      [0.6, -5, -8.4],
      [4.6, -5.2, -7],
    ],
    [
      [-4.6, 2.6, -8.4],
      [-6.6, 5, -5.6],
    ],
    [
      [-4.6, -2.4, -8.4],
      [-6.6, -5, -5.6],
    ],
  ]),
  'retinal-veins': onRetina(0.36, [
    [
      [-2.7, 3.6, -8.8],
      [0.4, 6, -7.8],
      [4, 6.6, -6],
    ],
    [
      [-2.7, -3.4, -8.8],
      [0.4, -6, -7.8],
      [4, -6.6, -6],
    ],
    [
      [-5, 2, -8.4],
      [-7.4, 4, -5.4],
    ],
    [
      [-5, -1.8, -8.4],
      [-7.4, -4, -5.4],
    ],
  ]),
  'optic-nerve': nerve,
  lens,
  zonule: round([
    [4.1, 7.3],
    [5.8, 8.2],
    [5.8, 8.8],
    [4.1, 7.9],
  ]),
  vitreous: carve(common(inside, behind(7)), grow(lens, 0.3)),
  'anterior-chamber': common(ball(CORNEA, 7.05), ahead(10.25)),
  'superior-rectus': strap(
    [
      [-8, 4.5, -34, 1.6],
      [-4, 9.5, -18, 4],
      [-1, 13, -4, 4.8],
      [0, 11.4, 6, 5],
    ],
    [0, 1, 0],
  ),
  'inferior-rectus': strap(
    [
      [-8, -1, -34, 1.6],
      [-4, -8.5, -18, 4],
      [-1, -13, -4, 4.6],
      [0, -11.5, 5.6, 4.8],
    ],
    [0, 1, 0],
  ),
  'medial-rectus': strap(
    [
      [-10.5, 1.8, -34, 1.6],
      [-12, 1, -18, 4.2],
      [-13.1, 0, -3, 4.8],
      [-11.3, 0, 6.4, 5],
    ],
    [1, 0, 0],
  ),
  'lateral-rectus': strap(
    [
      [-5.5, 1.8, -34, 1.6],
      [5, 1, -19, 4],
      [13, 0, -4, 4.6],
      [11.4, 0, 5.8, 4.8],
    ],
    [1, 0, 0],
  ),
  'superior-oblique': strap(
    [
      [-10.5, 5, -34, 1.4],
      [-13.5, 10, -10, 2.6],
      [-14, 13, 6, 1.2],
      [-7, 13.4, 3, 1.8],
      [2, 12.6, -3, 3.6],
    ],
    [0.4, 1, 0],
  ),
  'inferior-oblique': strap(
    [
      [-12, -12, 11, 2],
      [-2, -14.6, 3, 3],
      [7, -12, -3, 3.4],
      [11.8, -4.6, -5, 3.6],
    ],
    [0, 1, 0.2],
  ),
  'levator-palpebrae': strap(
    [
      [-8, 7.5, -34, 1.6],
      [-3, 14, -16, 3.6],
      [0, 16.6, -2, 4.6],
      [0, 15, 8, 7],
      [0, 9, 14, 8],
    ],
    [0, 1, 0.3],
  ),
  'lacrimal-gland': egg([13, 11.5, 5], [4.5, 3, 7]),
};

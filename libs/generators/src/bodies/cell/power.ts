import { place } from '../kit/place';
import { carve, common, grow, half, type Shape, union } from '../kit/shape';
import { egg } from '../kit/solids';
import { tube } from '../kit/sweep';
import { frameOf, inFrame, type Vec } from '../kit/vec';
import { lid } from './frame';

/** The powerhouse in front is cut open along its length. */
const openFrame = frameOf([0.25, 0.94, -0.2], [0.75, 0, 0.66]);
const openAt: Vec = [4.4, -4.2, 1.6];
const bean = (grown: number): Shape =>
  place(
    tube([
      [0, -2, 0, 1.1 + grown],
      [0.35, 0, 0, 1.2 + grown],
      [0, 2, 0, 1.1 + grown],
    ]),
    openAt,
    openFrame,
  );
const cristae = union(
  ...[-2.1, -1.4, -0.7, 0, 0.7, 1.4, 2.1].map((at, index) =>
    place(
      egg([0, 0, 0], [0.72, 0.13, 1.3]),
      inFrame(openFrame, openAt, [index % 2 === 0 ? -0.42 : 0.86, at, 0]),
      openFrame,
    ),
  ),
);
const behindFace = half(inFrame(openFrame, openAt, [0, 0, 0]), openFrame.z);
const others: readonly (readonly [Vec, Vec])[] = [
  [
    [-6, 0.4, 2.6],
    [0.2, 0.9, 0.3],
  ],
  [
    [-3.2, 4.8, 3.4],
    [0.8, 0.3, -0.5],
  ],
  [
    [6.4, 4.4, -1.4],
    [0.4, 0.6, 0.7],
  ],
  [
    [1.4, -7.6, -2],
    [0.9, 0.1, -0.4],
  ],
  [
    [-5, -6, 2.2],
    [0.7, -0.5, 0.3],
  ],
  [
    [6.6, -2.4, -3.2],
    [0.2, 0.9, 0.4],
  ],
];
const closed = union(
  ...others.map(([at, way]) =>
    place(
      tube([
        [0, -1.4, 0, 0.75],
        [0.25, 0, 0, 0.8],
        [0, 1.4, 0, 0.75],
      ]),
      at,
      frameOf(way, [0.1, 0.2, 1]),
    ),
  ),
);

const cut = half(inFrame(openFrame, openAt, [0, 0, -0.2]), openFrame.z);
export const powerShapes: Readonly<Record<string, Shape>> = {
  'outer-mitochondrial-membrane': common(carve(bean(0), bean(-0.13)), behindFace),
  'inner-mitochondrial-membrane': common(
    union(carve(bean(-0.24), bean(-0.36)), common(cristae, bean(-0.24))),
    behindFace,
  ),
  'mitochondrial-matrix': common(carve(bean(-0.38), grow(cristae, 0.03)), cut),
  mitochondria: carve(closed, lid),
};

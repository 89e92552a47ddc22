import { place } from '../kit/place';
import { carve, common, grow, rind, type Shape, union } from '../kit/shape';
import { ball, lathe } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';
import { add, frameOf, inFrame, times, type Vec } from '../kit/vec';
import { lid, nucleus, nucleusAt, onBall, soft } from './frame';

const centreAt: Vec = [1.9, 3.6, 0.2];
/** Nine rods of three around an empty middle. */
const barrel = (at: Vec, along: Vec) => {
  const frame = frameOf(along, [0.3, 0.1, 0.9]);
  return union(
    ...Array.from({ length: 9 }, (_, rod) => {
      const turn = (rod / 9) * Math.PI * 2;
      return union(
        ...[0, 1, 2].map((one) => {
          const out = 0.5 + one * 0.13;
          const spot = (y: number): Vec =>
            inFrame(frame, at, [
              Math.cos(turn + one * 0.24) * out,
              y,
              Math.sin(turn + one * 0.24) * out,
            ]);
          return tube(
            [
              [...spot(-0.8), 0.1],
              [...spot(0.8), 0.1],
            ],
            1,
          );
        }),
      );
    }),
  );
};
const rays = onBall(30)
  .filter(([x, y, z]) => x < 0.55 || z < 0.3 || y > 0.2)
  .map((way) =>
    tube([
      [...add(centreAt, times(way, 1.5)), 0.09],
      [...add(add(centreAt, times(way, 4.4)), [0.2, -0.2, 0.1]), 0.09],
      [...add(centreAt, times(way, 6.6)), 0.08],
    ]),
  );
const fibres = Array.from({ length: 30 }, (_, at) => {
  const turn = at * 0.61;
  const spot = (more: number, height: number): Knot => [
    Math.cos(turn + more) * 8.6,
    height,
    Math.sin(turn + more) * 8.6,
    0.08,
  ];
  return tube([
    spot(0, -3.4 + (at % 5) * 1.4),
    spot(0.3, -2.8 + (at % 5) * 1.5),
    spot(0.6, -3 + (at % 5) * 1.6),
  ]);
});
const cables = onBall(24).map((way) =>
  tube([
    [...add(nucleusAt, times(way, 4.5)), 0.12],
    [...add(add(nucleusAt, times(way, 5.8)), [0.4, 0.3, -0.3]), 0.11],
    [...add(nucleusAt, times(way, 7.2)), 0.11],
  ]),
);
const within = (shape: Shape) => carve(common(shape, grow(soft, -0.35)), grow(nucleus, 0.5), lid);
const pit = (at: Vec) =>
  place(
    lathe([
      [0, -0.7],
      [0.62, -0.3],
      [0.7, 0.3],
      [0.56, 0.3],
      [0.5, -0.2],
      [0, -0.55],
    ]),
    at,
    frameOf(at, [0.2, 0.3, 1]),
  );
const cup = [
  times([-0.83, 0.1, 0.55], 9.75),
  times([-0.6, -0.35, 0.72], 9.75),
  times([0.72, -0.1, -0.69], 9.75),
] as const;

export const skeletonShapes: Readonly<Record<string, Shape>> = {
  'plasma-membrane': carve(rind(soft, 0.52), lid, ...cup.map((at) => ball(at, 0.8))),
  'endocytic-pits': union(...cup.map(pit)),
  centrioles: union(
    barrel(centreAt, [1, 0.2, 0.1]),
    barrel(add(centreAt, [0.1, -1.4, 0.4]), [0, 0.3, 1]),
  ),
  microtubules: within(carve(union(...rays), ball(centreAt, 1.4))),
  'actin-filaments': carve(common(union(...fibres), grow(soft, -0.5)), lid),
  'intermediate-filaments': within(union(...cables)),
};

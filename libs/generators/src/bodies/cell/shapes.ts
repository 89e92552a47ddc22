import { type Shape, union } from '../kit/shape';
import { ball } from '../kit/solids';
import type { Vec } from '../kit/vec';
import { membraneShapes } from './membranes';
import { nucleusShapes } from './nucleus';
import { powerShapes } from './power';
import { skeletonShapes } from './skeleton';

const balls = (radius: number, ...spots: readonly Vec[]) =>
  union(...spots.map((at) => ball(at, radius)));

export const cellShapes: Readonly<Record<string, Shape>> = {
  ...nucleusShapes,
  ...membraneShapes,
  ...powerShapes,
  ...skeletonShapes,
  lysosomes: balls(0.74, [2.4, -3.4, 3.4], [-4.4, 2.4, 4.6], [5.6, -5.6, -1.6], [-6.6, -2.6, 0.6]),
  peroxisomes: balls(0.48, [2.6, -6.4, 2.2], [-6.4, 3.4, 1.4], [3.4, 5.8, -3.4], [-1.2, -7.8, 2.4]),
  'secretory-granules': balls(
    0.52,
    [1.2, 8, -1.4],
    [2.9, 7.4, -1.2],
    [-1.2, 8, 1.8],
    [-2.6, 7.2, 3],
    [3.8, 6.4, -0.8],
    [0.2, 7, -3],
  ),
};

import { folded } from '../kit/place';
import { type Shape, union } from '../kit/shape';
import { egg } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';

const nerve = (...ways: readonly (readonly Knot[])[]) =>
  folded(union(...ways.map((way) => tube(way))));

/** Both nerves of a pair, from where they leave the brain to where they leave the skull. */
export const nerves: Readonly<Record<string, Shape>> = {
  'olfactory-nerve': folded(
    union(
      egg([6, -18, 46], [3, 2, 6]),
      tube([
        [6, -18, 43, 1.5],
        [8, -16, 27, 1.3],
        [13, -14, 12, 1.5],
      ]),
    ),
  ),
  'optic-nerve': nerve(
    [
      [17, -24, 32, 2.2],
      [7, -19, 16, 2.2],
      [0, -17, 8, 2.6],
    ],
    [
      [0, -17, 8, 2.4],
      [9, -14, -2, 2],
      [18, -10, -14, 1.9],
      [21, -2, -25, 2],
    ],
  ),
  'oculomotor-nerve': nerve([
    [3, -20, -13, 1.3],
    [7, -25, -2, 1.3],
    [12, -28, 12, 1.2],
  ]),
  'trochlear-nerve': nerve([
    [3, -17, -38, 0.9],
    [17, -19, -33, 0.9],
    [21, -23, -18, 0.9],
    [17, -29, 4, 0.9],
  ]),
  'trigeminal-nerve': nerve(
    [
      [16, -31, -17, 3],
      [22, -31, -6, 3.4],
      [24, -31, 0, 4],
    ],
    [
      [24, -30, 1, 2],
      [20, -28, 14, 1.6],
    ],
    [
      [24, -31, 1, 2],
      [25, -33, 15, 1.7],
    ],
    [
      [25, -32, 0, 2.2],
      [29, -43, 3, 2],
    ],
  ),
  'abducens-nerve': nerve([
    [5, -46, -16, 1],
    [8, -40, -4, 1],
    [14, -31, 8, 1],
  ]),
  'facial-nerve': nerve([
    [12, -44, -20, 1.3],
    [24, -42, -20, 1.3],
    [34, -41, -20, 1.2],
  ]),
  'vestibulocochlear-nerve': nerve([
    [13, -46, -23, 1.6],
    [24, -45, -22.6, 1.6],
    [34, -44, -22, 1.5],
  ]),
  'glossopharyngeal-nerve': nerve([
    [10, -50, -28, 1.1],
    [20, -52, -26, 1.1],
    [28, -58, -24, 1],
  ]),
  'vagus-nerve': nerve([
    [10, -54, -30, 1.4],
    [20, -57, -28, 1.4],
    [28, -64, -26, 1.4],
  ]),
  'accessory-nerve': nerve([
    [7, -86, -42, 0.9],
    [10, -72, -37, 1],
    [18, -62, -31, 1.1],
    [28, -69, -28, 1.1],
  ]),
  'hypoglossal-nerve': nerve([
    [6, -57, -25, 1.1],
    [12, -60, -23, 1.1],
    [22, -67, -20, 1.1],
  ]),
};

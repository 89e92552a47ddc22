import { folded } from '../kit/place';
import { blend, carve, grow, type Shape, softCarve, union } from '../kit/shape';
import { egg } from '../kit/solids';
import { band, tube } from '../kit/sweep';

type Kind = 'incisor' | 'canine' | 'premolar' | 'molar';
/**
 * The positions of the teeth of the left half: to the side, to the front, half the width and depth.
 */
type Row = readonly (readonly [Kind, number, number, number, number])[];
const upperRow: Row = [
  ['incisor', 4.4, 67.5, 4.2, 3.4],
  ['incisor', 12, 65.5, 3.3, 3],
  ['canine', 18.2, 60.5, 3.7, 3.9],
  ['premolar', 22.6, 54, 3.5, 4.5],
  ['premolar', 25.4, 47, 3.5, 4.5],
  ['molar', 28, 38, 5, 5.4],
  ['molar', 30, 28, 4.8, 5.3],
  ['molar', 31, 18.6, 4.3, 5],
];
const lowerRow: Row = [
  ['incisor', 2.8, 64.5, 2.6, 3],
  ['incisor', 8.4, 63.4, 2.8, 3],
  ['canine', 14.6, 60, 3.3, 3.7],
  ['premolar', 19.6, 54, 3.4, 4],
  ['premolar', 23, 47, 3.5, 4.1],
  ['molar', 26, 37.5, 5.4, 5.1],
  ['molar', 28.4, 26.6, 5.2, 5],
  ['molar', 30.2, 16.4, 5, 4.8],
];

/** A tooth in its position: `up` is 1 if its crown points down. */
function tooth([kind, x, z, wide, deep]: Row[number], neck: number, up: 1 | -1): Shape {
  const isFront = kind === 'incisor' || kind === 'canine';
  const tall = isFront ? 9.6 : 8.6;
  const far = kind === 'canine' ? 15 : 12;
  const edge = neck - up * tall;
  const middle = neck - up * tall * 0.42;
  const crown = isFront
    ? blend(
        3,
        egg([x, middle, z], [wide, tall * 0.6, deep]),
        egg([x, edge + up * 2, z + 0.6], [wide, 3, 1.8]),
      )
    : softCarve(
        2,
        egg([x, middle, z], [wide * 1.05, tall * 0.64, deep]),
        egg([x, edge - up * 1.6, z], [wide * 0.35, 2.6, deep * 0.8]),
        egg([x, edge - up * 1.6, z], [wide * 0.8, 2.6, deep * 0.22]),
      );
  const roots = kind === 'molar' ? [-0.45, 0.45] : [0];
  return blend(
    2.5,
    crown,
    ...roots.map((off) =>
      tube([
        [x, neck, z + off * wide, wide * (kind === 'molar' ? 0.55 : 0.8)],
        [x, neck + up * far * 0.6, z + off * wide * 1.1, wide * 0.42],
        [x, neck + up * far, z + off * wide * 1.2, wide * 0.16],
      ]),
    ),
  );
}

const kinds = ['incisor', 'canine', 'premolar', 'molar'] as const;
const rowOf = (name: string, row: Row, neck: number, up: 1 | -1): Record<string, Shape> =>
  Object.fromEntries(
    kinds.map((kind) => [
      `${name}-${kind}s`,
      folded(union(...row.filter(([one]) => one === kind).map((one) => tooth(one, neck, up)))),
    ]),
  );
const [upper, lower] = [
  rowOf('upper', upperRow, -54.5, 1),
  rowOf('lower', lowerRow, -72, -1),
] as const;
export const teeth: Readonly<Record<string, Shape>> = { ...upper, ...lower };
export const upperSockets = grow(union(...Object.values(upper)), 0.35);

const body = blend(
  9,
  band(
    [
      [0, -88, 61, 13.5],
      [17, -87, 55, 13],
      [30, -84, 38, 13],
      [38.5, -79, 16, 13],
      [46, -73, 0, 13],
    ],
    [0.6, 0, 0.6],
    0.42,
  ),
  tube([
    [0, -77, 63.4, 6],
    [14, -77, 59, 6],
    [23, -76, 47, 5.8],
    [29, -74, 26, 5.6],
    [33, -72, 10, 5],
  ]),
  egg([0, -98, 63], [11, 6, 5]),
  band(
    [
      [47, -74, 0, 16],
      [49, -54, -3, 17],
      [50, -40, -3, 17],
    ],
    [1, 0, 0.1],
    0.24,
  ),
  band(
    [
      [49, -42, 8, 8],
      [48, -30, 9, 5.5],
      [47, -20, 8, 2.6],
    ],
    [1, 0, 0],
    0.4,
  ),
  tube([
    [50, -42, -12, 5],
    [50, -30, -13, 4],
    [50, -23, -11, 4],
  ]),
  egg([50, -20, -11], [9.5, 4.2, 4.4]),
);
const notches = union(
  egg([50, -28, -2], [12, 11, 6]),
  tube([
    [21, -84, 62, 2],
    [20, -84, 46, 1.6],
  ]),
  tube([
    [38, -50, -2, 2.4],
    [46, -52, -2, 2.2],
    [44, -66, 2, 1.6],
  ]),
);
export const mandible = folded(
  carve(softCarve(3, body, notches), grow(union(...Object.values(lower)), 0.35)),
);

export const hyoid = folded(
  blend(
    3,
    band(
      [
        [0, -113, 30, 5],
        [8, -113, 28, 4.6],
        [13, -112, 24, 4],
      ],
      [0, 0, 1],
      0.5,
    ),
    tube([
      [12, -112, 25, 3],
      [19, -109, 10, 2.2],
      [22, -106, -4, 2.6],
    ]),
    tube([
      [12, -110, 25, 2],
      [15, -104, 21, 1.4],
    ]),
  ),
);

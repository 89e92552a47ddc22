import { unevenness } from '../kit/noise';
import { blend, carve, common, grow, half, type Shape, union } from '../kit/shape';
import { ball } from '../kit/solids';
import { band, type Knot, tube } from '../kit/sweep';
import { add, frameOf, inFrame, times, type Vec } from '../kit/vec';
import { lid, nucleus, nucleusAt, soft, strewn } from './frame';

/** Sheets around the nucleus that run into each other; they lie behind and at the side of it. */
const wave = unevenness('sheets', 0.5, 3.2);
const layers: Shape = {
  box: grow(nucleus, 3.4).box,
  at(x, y, z) {
    const far = nucleus.at(x, y, z) + wave(x, y, z);
    const sheet = Math.abs(((far + 100) % 0.95) - 0.475) - 0.15;
    return Math.max(sheet, 0.45 - far, far - 3.3);
  },
};
const roughSide = common(half([2.6, 0, 2.6], [0.7, 0.1, 0.7]), half([0, 1.4, 0], [0, 1, 0.1]));
const rough = carve(common(layers, grow(soft, -0.7), roughSide), lid, grow(nucleus, 0.25));
const specks = strewn('ribosomes', 420, 0.17, (random) => {
  const way: Vec = [random() - 0.45, random(), random() - 0.45];
  const size = Math.hypot(...way) || 1;
  return add(nucleusAt, times(way, (4.85 + Math.abs(random()) * 2.6) / size));
});
const ribosomes = carve(common(specks, grow(soft, -0.6), roughSide), lid);

/** A net of tubes on one side of the cell. */
const net = Array.from({ length: 22 }, (_, at): Knot[] => {
  const [a, b] = [at * 1.9, at * 0.83];
  const from: Vec = [-4.6 + Math.cos(a) * 2.6, 3 + Math.sin(b) * 2, -3 + Math.sin(a) * 3];
  const to: Vec = [
    -4.6 + Math.cos(a + 2.2) * 2.6,
    3.2 + Math.sin(b + 2) * 2.2,
    -3 + Math.sin(a + 2.2) * 3,
  ];
  const middle = add(times(add(from, to), 0.5), [0, Math.sin(a * 3) * 0.7, Math.cos(b * 5) * 0.5]);
  return [
    [...from, 0.26],
    [...middle, 0.24],
    [...to, 0.26],
  ];
});
const smooth = carve(
  common(blend(0.3, ...net.map((way) => tube(way))), grow(soft, -0.8)),
  grow(nucleus, 0.6),
  lid,
);

const stackAt: Vec = [4.6, 1.6, -2.6];
const stackFrame = frameOf([0.5, 0.85, 0.2], [0, 0, 1]);
const inStack = (spot: Vec) => inFrame(stackFrame, stackAt, spot);
const golgi = union(
  ...[-2, -1, 0, 1, 2].map((at) => {
    const wide = 2.5 - Math.abs(at) * 0.22;
    const knot = (x: number, lift: number, r: number): Knot => [
      ...inStack([x, at * 0.52 + lift, 0]),
      r,
    ];
    return band(
      [
        knot(-wide, 0.8, 0.5),
        knot(-wide * 0.55, 0.2, 1.4),
        knot(0, 0, 1.7),
        knot(wide * 0.55, 0.2, 1.4),
        knot(wide, 0.8, 0.5),
      ],
      stackFrame.y,
      0.09,
    );
  }),
);
const vesicles = union(
  ...[
    [-2.2, 2.2, 0.6],
    [-0.8, 2.6, -0.6],
    [0.9, 2.3, 0.5],
    [2.3, 2.4, -0.3],
    [3.2, 1.2, 0.4],
    [-3.2, 0.9, -0.4],
    [0.2, -2, 0.6],
    [-1.6, -1.9, -0.5],
  ].map(([x = 0, y = 0, z = 0]) => ball(inStack([x, y, z]), 0.36)),
);

export const membraneShapes: Readonly<Record<string, Shape>> = {
  'rough-endoplasmic-reticulum': rough,
  ribosomes,
  'smooth-endoplasmic-reticulum': smooth,
  'golgi-apparatus': golgi,
  'transport-vesicles': vesicles,
};

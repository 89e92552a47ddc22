import { unevenness } from '../kit/noise';
import { blend, carve, common, grow, half, type Shape, softCarve, union } from '../kit/shape';
import { ball, brick, egg } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';
import type { Vec } from '../kit/vec';

/** A first lower molar of the left: cheek to +x, the front of the mouth to +z, nought is its neck. */
const cusps: readonly Vec[] = [
  [2.7, 6.2, 3.1],
  [3.1, 6, -0.4],
  [2.2, 5.8, -3.5],
  [-2.6, 6.6, 2.7],
  [-2.6, 6.4, -2.5],
];
const grooves = union(
  tube([
    [0, 7.6, 4.2, 0.7],
    [0.2, 6.7, 0, 1],
    [0, 7.6, -4.4, 0.7],
  ]),
  tube([
    [5.6, 6, 1.4, 0.5],
    [2.4, 7.6, 1.3, 0.7],
    [0, 7, 0.6, 0.7],
  ]),
  tube([
    [5, 6.2, -2, 0.4],
    [2.4, 7.4, -2, 0.6],
    [0, 7, -1, 0.7],
  ]),
  tube([
    [-5.4, 6.4, 0.2, 0.5],
    [-2.6, 7.8, 0.2, 0.7],
    [0, 7, 0, 0.7],
  ]),
);
const crown = softCarve(
  0.8,
  blend(2.2, egg([0, 2.5, 0], [5.2, 4.8, 5.5]), ...cusps.map((at) => ball(at, 1.7))),
  grooves,
);
const core = grow(
  blend(
    2.4,
    egg([0, 2.4, 0], [5, 4, 5.2]),
    ...cusps.map(([x, y, z]) => ball([x * 0.94, y - 0.2, z * 0.94], 1.5)),
  ),
  -1.35,
);

type Root = readonly Knot[];
const roots: readonly Root[] = [
  [
    [0, -0.5, 2.4, 2.9],
    [0, -5, 3.4, 2.3],
    [0, -10, 3.4, 1.7],
    [0, -14.4, 2.2, 0.9],
  ],
  [
    [0, -0.5, -2.4, 2.9],
    [0, -5, -3.2, 2.2],
    [0, -10, -3.8, 1.6],
    [0, -13.8, -4.2, 0.9],
  ],
];
/** Roots are wider from cheek to tongue than from front to back. */
const flat = (shape: Shape): Shape => ({
  box: {
    min: [shape.box.min[0] * 1.5, shape.box.min[1], shape.box.min[2]],
    max: [shape.box.max[0] * 1.5, shape.box.max[1], shape.box.max[2]],
  },
  at: (x, y, z) => shape.at(x / 1.45, y, z),
});
const rooted = blend(
  1.4,
  egg([0, -0.6, 0], [4, 2.4, 4.3]),
  ...roots.map((root) => flat(tube(root))),
);
const canals = roots.map((root) =>
  union(
    ...[-1, 1].map((side) =>
      tube(
        root.map(([, y, z, r], at): Knot => [
          side * (at === 3 ? 0.5 : 1.5 - at * 0.25),
          y,
          z,
          Math.max(0.22, r * 0.2),
        ]),
      ),
    ),
  ),
);
const chamber = blend(
  0.9,
  egg([0, 0.6, 0], [2.4, 1.5, 2.6]),
  ...cusps.map(([x, y, z]) =>
    tube([
      [x * 0.4, 0.8, z * 0.4, 0.7],
      [x * 0.68, y * 0.52, z * 0.68, 0.28],
    ]),
  ),
);
const pulp = union(chamber, ...canals);
const under = half([0, 0.1, 0], [0, 1, 0]);
const dentinBody = union(common(core, half([0, -0.6, 0], [0, -1, 0])), rooted);
const enamel = carve(common(crown, half([0, -0.4, 0], [0, -1, 0])), grow(dentinBody, 0.02));
const cementum = carve(common(grow(rooted, 0.32), under), grow(rooted, 0.02), enamel);
const ligament = carve(
  common(grow(rooted, 0.72), half([0, -1.3, 0], [0, 1, 0])),
  grow(rooted, 0.34),
);
const socket = grow(rooted, 0.74);
const lamina = carve(common(grow(rooted, 1.3), half([0, -1.9, 0], [0, 1, 0])), socket);

/** A piece of the jaw around it, with a window from the cheek and the front, so that one sees in. */
const jaw = blend(2, brick([0, -12, 0], [6.6, 9.8, 8.4], 2.2), egg([0, -20, 0], [7.4, 5.4, 8.6]));
const length = common(half([0, 0, 8.2], [0, 0, 1]), half([0, 0, -8.2], [0, 0, -1]));
const window = common(half([0.8, 0, 0], [-1, 0, 0]), half([0, 0, 0.4], [0, 0, -1]));
const ridge = common(jaw, length);
const canal = tube([
  [0.4, -19.6, 9, 1.9],
  [0, -19.6, 0, 1.9],
  [-0.4, -19.4, -9, 1.9],
]);
const meshwork = unevenness('spongy', 1, 2.6);
const inner = grow(jaw, -1.5);
const spongy = common(inner, length, {
  box: inner.box,
  at: (x, y, z) => Math.abs(meshwork(x, y, z)) * 1.2 - 0.26,
});
const open = (shape: Shape, ...others: readonly Shape[]) => carve(shape, window, ...others);

const gum = common(
  blend(1.6, grow(jaw, 1.1), egg([0, -1.4, 0], [7.6, 3.6, 8.6])),
  length,
  half([0, -9, 0], [0, -1, 0]),
);
const toothRoom = union(grow(crown, 0.12), grow(rooted, 0.4));
const free = half([0, -0.6, 0], [0, -1, 0]);
const attached = half([0, -0.7, 0], [0, 1, 0]);
const cuff = carve(
  common(grow(rooted, 0.66), half([0, -1.2, 0], [0, -1, 0]), half([0, 0.3, 0], [0, 1, 0])),
  grow(rooted, 0.34),
  enamel,
);
const gingiva = carve(gum, toothRoom, jaw, grow(cuff, 0.05), grow(ligament, 0.05));

const strand = (x: number, y: number, thick: number) =>
  union(
    tube([
      [x, y, 9, thick],
      [x * 0.9, y, 0, thick],
      [x, y + 0.1, -9, thick],
    ]),
    ...roots.map((root) => {
      const [, tipY = -14, tipZ = 0] = root[3] ?? [];
      return tube([
        [x * 0.9, y, tipZ * 0.6, thick * 0.45],
        [x * 0.8, -17, tipZ * 0.9, thick * 0.36],
        [x * 0.3, tipY - 0.4, tipZ, 0.16],
      ]);
    }),
  );
export const toothShapes: Readonly<Record<string, Shape>> = {
  enamel,
  dentin: carve(dentinBody, grow(pulp, 0.02)),
  cementum,
  'pulp-chamber': common(pulp, half([0, -1.2, 0], [0, -1, 0])),
  'mesial-root-canals': common(canals[0] ?? pulp, half([0, -1.3, 0], [0, 1, 0])),
  'distal-root-canals': common(canals[1] ?? pulp, half([0, -1.3, 0], [0, 1, 0])),
  'periodontal-ligament': carve(ligament, common(window, half([0, -7.5, 0], [0, 1, 0]))),
  'alveolar-bone-proper': open(lamina),
  'compact-bone': open(carve(ridge, inner, grow(rooted, 1.32), grow(canal, 0.5))),
  'spongy-bone': open(spongy, grow(rooted, 1.32), grow(canal, 0.5)),
  'mandibular-canal': carve(common(grow(canal, 0.45), length), canal, window),
  'junctional-epithelium': cuff,
  'free-gingiva': open(common(gingiva, free)),
  'attached-gingiva': open(common(gingiva, attached)),
  'inferior-alveolar-nerve': common(strand(0.1, -19.2, 0.62), grow(length, 0.6)),
  'inferior-alveolar-artery': common(strand(1.1, -20.2, 0.4), grow(length, 0.6)),
  'inferior-alveolar-vein': common(strand(-1, -20.2, 0.46), grow(length, 0.6)),
};

import { divide } from '../kit/divide';
import { wandering } from '../kit/noise';
import { folded, mirrored } from '../kit/place';
import { carve, common, grow, half, type Shape, union } from '../kit/shape';
import { brick, egg, plate } from '../kit/solids';
import { band, tube } from '../kit/sweep';
import { faceHollows, faceSolid, nasal } from './face';
import { hyoid, mandible, teeth, upperSockets } from './jaw';
import { vault } from './vault';

const noseBones = folded(grow(nasal, 0.3));
const whole = carve(
  union(carve(vault, faceHollows), carve(faceSolid, faceHollows)),
  noseBones,
  upperSockets,
);

/** The plane of the coronal suture, and that of the lambdoid one. */
const front = half([0, 93, -2], [0, -0.416, -0.909]);
const back = half([0, 52, -104], [0.471, 0.737, 0.484]);

/** The regions of each bone on the left side; earlier entries take precedence. */
const claims = {
  zygomatic: union(
    egg([52, -18, 50], [15, 21.5, 13]),
    brick([63, -20, 34], [9, 12, 17], 3),
    brick([48, -10, 42], [8, 13, 5], 2),
  ),
  lacrimal: brick([13, -6, 55], [2.6, 9, 3.6], 1),
  palatine: union(brick([8, -44, 23.5], [14, 5, 5.8], 1), brick([12.5, -25, 20], [2.2, 20, 5], 1)),
  ethmoid: union(brick([0, -4, 39], [13.6, 9.4, 17], 2), brick([0, 9, 50], [2, 7, 7], 1)),
  frontal: common(union(front, brick([0, 20, 44], [44, 14, 25], 2)), half([0, 3, 60], [0, -1, 0])),
  sphenoid: union(
    egg([0, -8, -1], [15, 15, 19]),
    egg([51, -4, 29], [26, 21, 14]),
    egg([28, -16, 10], [19, 15, 16]),
    brick([22, 4, 15], [26, 9, 10], 3),
    brick([17, -38, 13], [8, 26, 10], 3),
  ),
  temporal: union(
    egg([36, -22, -10], [22, 13, 15]),
    egg([66, -6, -20], [40, 39, 41]),
    tube([
      [62, -14, -34, 14],
      [16, -15, -13, 9],
    ]),
    egg([56, -38, -34], [14, 22, 18]),
    brick([42, -50, -16], [10, 20, 14], 3),
    brick([66, -19, 4], [9, 10, 15], 2),
  ),
  occipital: common(half([0, 0, -8], [0, 0, 1]), back),
  maxilla: common(half([0, 8, 0], [0, 1, 0]), half([0, 0, 20], [0, 0, -1])),
  parietal: carve(half([0, -20, 0], [0, -1, 0]), egg([0, -8, 14], [50, 26, 44])),
} satisfies Record<string, Shape>;

const pieces = divide(
  whole,
  Object.fromEntries(
    Object.entries(claims).map(([id, shape]) => [id, folded(shape)]),
  ) as typeof claims,
  {
    gap: 0.35,
    most: 2,
    wander: wandering('suture', 1.5, 4),
  },
);

const isLeft = half([0.2, 0, 0], [-1, 0, 0]);
const sided = (id: string, shape: Shape) => {
  const left = common(isLeft, shape);
  return { [`left-${id}`]: left, [`right-${id}`]: mirrored(left) };
};

/** The septum is a plate of the ethmoid above and the vomer below. */
const vomer = plate(
  [
    [-16, 14],
    [-20, 40],
    [-33, 62],
    [-41, 66],
    [-41.5, 30],
    [-40, 22],
  ],
  1,
);
const septum = plate(
  [
    [4, 28],
    [4, 58],
    [-6, 66],
    [-20, 62],
    [-19.4, 40],
    [-15, 22],
  ],
  0.9,
);
const concha = band(
  [
    [10, -27, 58, 4.5],
    [8, -29, 46, 7],
    [8.4, -29, 32, 6.5],
    [10, -28, 22, 3.5],
  ],
  [0.9, 0.35, 0],
  0.2,
);

export const skullShapes: Readonly<Record<string, Shape>> = {
  'frontal-bone': pieces.frontal,
  ...sided('parietal-bone', pieces.parietal),
  ...sided('temporal-bone', pieces.temporal),
  'occipital-bone': pieces.occipital,
  'sphenoid-bone': pieces.sphenoid,
  'ethmoid-bone': union(pieces.ethmoid, septum),
  ...sided('nasal-bone', nasal),
  ...sided('lacrimal-bone', pieces.lacrimal),
  ...sided('zygomatic-bone', pieces.zygomatic),
  ...sided('maxilla', pieces.maxilla),
  ...sided('palatine-bone', pieces.palatine),
  ...sided('inferior-nasal-concha', concha),
  vomer,
  mandible,
  'hyoid-bone': hyoid,
  ...teeth,
};

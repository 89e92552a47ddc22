import { place } from '../kit/place';
import { blend, carve, common, grow, half, rind, type Shape, softCarve } from '../kit/shape';
import { ball, egg, lathe } from '../kit/solids';
import { band, type Knot, tube } from '../kit/sweep';
import { frameOf, type Vec } from '../kit/vec';

/** A left ear: outwards to +x, the front to +z, nought in the middle of the vestibule; millimetres. */
const passage: readonly Knot[] = [
  [47, -1, 4, 4.6],
  [40, 0, 1, 4.2],
  [33, 1.4, 2.4, 3.9],
  [25, 1, 2, 3.7],
  [14.5, 0, 0.4, 4],
];
const lumen = tube(passage);
const flatEar = blend(
  3,
  band(
    [
      [50, 12, 5, 4],
      [53, 24, 2, 4],
      [55, 32, -8, 4],
      [56, 24, -20, 4],
      [55, 8, -23, 4],
      [52, -8, -18, 4],
      [49, -20, -8, 4.6],
    ],
    [1, 0, 0.2],
    0.5,
  ),
  egg([50, 8, -9], [2.6, 24, 14]),
  band(
    [
      [54, 22, -6, 3],
      [55, 12, -14, 3.4],
      [54, 0, -14, 3.4],
      [51, -9, -8, 3],
    ],
    [1, 0, 0],
    0.7,
  ),
  tube([
    [51, 8, 3, 1.8],
    [49, 3, -6, 1.8],
  ]),
  egg([50, -2, 6], [2, 5, 3.4]),
  egg([50, -11, -4], [2.4, 3, 4]),
);
const bowl = egg([53, -1, -2], [5.6, 8, 7.4]);
const auricle = carve(softCarve(2, flatEar, bowl), grow(lumen, 0.2));
const lobuleCut = half([50, -14, 0], [0, 1, 0.15]);
const lobule = blend(3, egg([49, -22, -3], [2.8, 9, 7.4]), egg([49.5, -15, -4], [2.6, 5, 8]));

const wall = (thick: number) =>
  carve(tube(passage.map(([x, y, z, r]): Knot => [x, y, z, r + thick])), lumen);
const outside = half([27, 0, 0], [-1, 0, 0]);
const inside = half([26.9, 0, 0], [1, 0, 0]);
const notDrum = half([14.6, 0, 0.4], [-0.8, 0.5, -0.25]);

/** The drum leans; its navel is drawn in by the handle of the hammer. */
const drumFacing = frameOf([0.8, -0.5, 0.25], [0, 0.4, 1]);
const drumAt: Vec = [13.4, 0, 0.4];
const drum = place(
  lathe([
    [0, -1.5],
    [1.6, -0.9],
    [4.4, 0],
    [4.7, 0.1],
    [4.7, 0.5],
    [4.2, 0.4],
    [1.5, -0.5],
    [0, -1.1],
  ]),
  drumAt,
  drumFacing,
);
export const outerShapes: Readonly<Record<string, Shape>> = {
  auricle: carve(auricle, grow(lobule, 0.1)),
  lobule: common(lobule, grow(lobuleCut, 4)),
  'cartilaginous-canal': common(carve(wall(1.5), grow(bowl, 0.2)), outside),
  'bony-canal': common(wall(1.8), inside, notDrum),
  'tympanic-membrane': drum,
};

const [head, umbo]: readonly Vec[] = [
  [9.8, 5.4, 1.2],
  [11.8, 0.9, -0.1],
];
const malleus = blend(
  0.8,
  egg(head ?? drumAt, [1.5, 1.7, 1.4]),
  tube([
    [10, 4.4, 1.1, 0.8],
    [10.9, 2.9, 0.7, 0.62],
    [...(umbo ?? drumAt), 0.42],
  ]),
  tube([
    [10.7, 3.2, 0.8, 0.6],
    [12, 3.5, 1, 0.42],
  ]),
  tube([
    [10.2, 3.7, 1.1, 0.5],
    [9.6, 3.2, 3.6, 0.26],
  ]),
);
const incus = carve(
  blend(
    0.8,
    egg([9, 5.2, -1.8], [1.4, 1.7, 1.7]),
    tube([
      [9, 5.2, -2.4, 1],
      [8.8, 5, -5.2, 0.42],
    ]),
    tube([
      [8.9, 4.4, -2.3, 0.8],
      [8.3, 2.2, -2.3, 0.55],
      [7.8, 0.3, -1.9, 0.5],
      [6.9, 0.1, -1.8, 0.55],
    ]),
  ),
  grow(egg(head ?? drumAt, [1.5, 1.7, 1.4]), 0.1),
);
const base = egg([3.2, 0, -1.4], [0.36, 0.9, 1.65]);
const stapes = blend(
  0.4,
  base,
  ball([6.1, 0.1, -1.7], 0.55),
  tube([
    [6, 0.1, -1.6, 0.36],
    [4.8, 0.1, -0.3, 0.34],
    [3.3, 0, -0.2, 0.34],
  ]),
  tube([
    [6, 0.1, -1.8, 0.36],
    [4.8, 0, -2.7, 0.36],
    [3.3, 0, -2.6, 0.36],
  ]),
);
const tubeWay: readonly Knot[] = [
  [8.4, -2.4, 4.6, 2.2],
  [5, -5, 10, 1.5],
  [0, -9, 18, 1.1],
  [-7, -14, 28, 1.8],
  [-13, -18, 36, 2.8],
];
const air = tube(tubeWay);
const tubeWall = carve(
  tube(tubeWay.map(([x, y, z, r]): Knot => [x, y, z, r + 0.9])),
  air,
  ball([8.8, -2, 4], 2.2),
  ball([-13.6, -18.4, 37], 3),
);
const isthmus = half([0, -9, 18], [-0.5, -0.4, 0.75]);
const cavity = rind(
  blend(
    2,
    egg([8.4, 0.6, 0.2], [4, 5.6, 6]),
    egg([9.4, 6.2, -1.2], [3.2, 3, 4.6]),
    egg([8.6, 6, -8], [2.4, 2.2, 4]),
  ),
  0.5,
);

export const middleShapes: Readonly<Record<string, Shape>> = {
  'tympanic-cavity': carve(
    cavity,
    half([10.4, 0, 0], [-1, 0.55, 0]),
    half([0, 0, 3.6], [0.1, -0.2, -1]),
    grow(base, 0.4),
  ),
  malleus,
  incus,
  stapes,
  'tensor-tympani': tube([
    [-4, -5, 20, 0.6],
    [0, -2.6, 13, 1.2],
    [5.4, 2.2, 4.4, 0.9],
    [7, 2.8, 1.8, 0.5],
    [10.4, 3.2, 0.9, 0.34],
  ]),
  stapedius: tube([
    [6, -2, -7.6, 0.9],
    [6, -0.4, -5.2, 0.8],
    [6, 0, -3, 0.3],
    [6.1, 0.1, -2.1, 0.26],
  ]),
  'bony-auditory-tube': common(tubeWall, isthmus),
  'cartilaginous-auditory-tube': common(tubeWall, {
    box: isthmus.box,
    at: (x, y, z) => 0.3 - isthmus.at(x, y, z),
  }),
};

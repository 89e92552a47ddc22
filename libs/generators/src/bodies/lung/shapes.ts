import { blend, carve, common, grow, half, type Shape, softCarve, union } from '../kit/shape';
import { mirrored, place } from '../kit/place';
import { ball, egg, ring } from '../kit/solids';
import { type Knot, tube } from '../kit/sweep';
import { frameOf, times, type Vec } from '../kit/vec';

/** A left lung without its notch: a blunt top, a base hollowed by the diaphragm. */
const cone = blend(
  40,
  egg([72, 84, -12], [34, 44, 38]),
  egg([84, 10, -8], [52, 80, 70]),
  egg([86, -70, -10], [56, 70, 80]),
);
const dome = egg([80, -150, 2], [74, 72, 84]);
const middle = egg([0, -20, 0], [40, 150, 62]);
const lung = softCarve(6, cone, dome, middle);

/** The heart lies to the left: it takes room from the left lung in front. */
const notch = egg([22, -66, 44], [44, 52, 46]);
const left = softCarve(5, lung, notch);
const right = mirrored(softCarve(4, lung, egg([14, -60, 40], [34, 46, 40])));

/** From high in the back to low in the front. */
const oblique: Vec = [0, 0.62, 0.78];
const leftFissure = half([80, 2, 4], oblique);
const rightFissure = half([-80, 2, 4], oblique);
const level = half([-80, 8, 30], [0, 1, 0]);
const away = ({ at, box }: Shape): Shape => ({ at: (x, y, z) => -at(x, y, z), box });
/** A fissure is a gap. */
const apart = (side: Shape) => grow(side, -0.8);

const trachea: Knot[] = [
  [0, 158, 4, 9],
  [0, 110, -4, 9],
  [1, 60, -14, 9],
];
const bronchi = {
  right: [
    [0, 62, -14, 8.5],
    [-12, 44, -17, 8],
    [-30, 24, -18, 7.5],
  ],
  left: [
    [2, 62, -14, 8],
    [22, 44, -18, 7],
    [46, 26, -20, 6.5],
  ],
} satisfies Record<string, Knot[]>;

const inside = (knots: readonly Knot[]) =>
  tube(knots.map(([x, y, z, r]): Knot => [x, y, z, r - 1.6]));
const pipe = (knots: readonly Knot[]) => carve(tube(knots), inside(knots));

/** A bronchus of a lobe with those of its segments. */
const lobar = (from: Vec, to: Vec, ends: readonly Vec[]) =>
  blend(
    2,
    tube([
      [...from, 5],
      [...to, 4.4],
    ]),
    ...ends.map((end) =>
      tube([
        [...to, 3.6],
        [...times([to[0] + end[0], to[1] + end[1], to[2] + end[2]], 0.5), 2.9],
        [...end, 1.8],
      ]),
    ),
  );
const lobes = {
  'right-superior-lobar-bronchus': lobar(
    [-16, 40, -17],
    [-44, 46, -16],
    [
      [-66, 92, -18],
      [-84, 58, -50],
      [-76, 44, 28],
    ],
  ),
  'middle-lobar-bronchus': lobar(
    [-31, 22, -17],
    [-48, -6, 4],
    [
      [-92, -18, 26],
      [-58, -28, 46],
    ],
  ),
  'right-inferior-lobar-bronchus': lobar(
    [-30, 24, -19],
    [-56, -24, -32],
    [
      [-82, 6, -66],
      [-66, -66, -4],
      [-104, -62, -30],
      [-78, -64, -62],
    ],
  ),
  'left-superior-lobar-bronchus': lobar(
    [45, 27, -19],
    [60, 32, -8],
    [
      [66, 92, -18],
      [84, 56, 24],
      [98, 10, 40],
      [84, -34, 50],
    ],
  ),
  'left-inferior-lobar-bronchus': lobar(
    [46, 26, -21],
    [62, -22, -34],
    [
      [84, 8, -66],
      [72, -66, -6],
      [108, -62, -32],
      [82, -64, -64],
    ],
  ),
};
const airways = union(...Object.values(lobes), tube(bronchi.left), tube(bronchi.right));
const roomy = grow(airways, 0.4);
const lobe = (...sides: readonly [Shape, ...Shape[]]) => carve(common(...sides), roomy);

/** Rings of cartilage, open at the back. */
const rings = union(
  ...Array.from({ length: 16 }, (_, at): Shape => {
    const part = at / 16;
    const to: Vec = [0, 154 - part * 86, 3.2 - part * 16];
    const hoop = place(ring([0, 0, 0], 8.9, 1.5), to, frameOf([0, 1, 0.16], [0, 0, 1]));
    return common(hoop, half([0, to[1], to[2] - 5], [0, 0, -1]));
  }),
);

export const lungShapes: Record<string, Shape> = {
  trachea: carve(pipe(trachea), ball([0, 160, 4], 8), inside(bronchi.left), inside(bronchi.right)),
  'tracheal-cartilages': rings,
  'right-main-bronchus': carve(pipe(bronchi.right), tube(trachea)),
  'left-main-bronchus': carve(pipe(bronchi.left), tube(trachea)),
  ...Object.fromEntries(
    Object.entries(lobes).map(([id, shape]) => [
      id,
      carve(shape, tube(bronchi.left), tube(bronchi.right)),
    ]),
  ),
  'right-superior-lobe': lobe(right, apart(away(rightFissure)), apart(away(level))),
  'right-middle-lobe': lobe(right, apart(away(rightFissure)), apart(level)),
  'right-inferior-lobe': lobe(right, apart(rightFissure)),
  'left-superior-lobe': lobe(left, apart(away(leftFissure))),
  'left-inferior-lobe': lobe(left, apart(leftFissure)),
};

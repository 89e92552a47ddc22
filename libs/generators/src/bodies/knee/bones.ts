import { blend, carve, common, grow, half, type Shape, softCarve, union } from '../kit/shape';
import { ball, brick, egg } from '../kit/solids';
import { tube } from '../kit/sweep';

/** A right knee that is straight: the middle of the body lies to the left, nought is the joint line. */
const thigh = softCarve(
  5,
  blend(
    12,
    tube([
      [3, 125, -2, 14],
      [2, 80, -1, 15],
      [0, 52, 0, 18],
    ]),
    egg([0, 36, -2], [30, 20, 20]),
    egg([23, 19, -8], [14.5, 17, 30]),
    egg([-23, 20, -7], [14.5, 17, 30]),
    ball([37, 32, -6], 6),
    ball([-36, 31, -6], 5),
  ),
  egg([0, 8, -22], [9, 17, 24]),
  tube([
    [-1, 50, 30, 9],
    [-1, 30, 29, 10],
    [0, 10, 24, 9],
  ]),
);
const leg = softCarve(
  4,
  blend(
    10,
    brick([0, -11, -6], [37, 9, 24], 9),
    tube([
      [0, -18, -5, 25],
      [0, -40, -1, 17],
      [3, -80, 1, 13],
      [5, -125, 2, 12.5],
    ]),
    egg([-3, -40, 17], [8, 13, 8]),
    egg([-27, -18, 10], [7, 6, 7]),
  ),
  egg([21, 3, -7], [15, 6, 19]),
  egg([-21, 3, -7], [14, 5.6, 17]),
);
const spines = blend(2, ball([4.5, -1, -6], 3.4), ball([-4.5, -1, -8], 3));
export const tibia = blend(3, leg, spines);
export const fibula = carve(
  blend(
    6,
    egg([-36, -26, -18], [9, 9, 10]),
    tube([
      [-35, -30, -17, 6.5],
      [-33, -60, -13, 5.6],
      [-32, -125, -8, 5.6],
    ]),
  ),
  grow(tibia, 0.8),
);
export const femur = thigh;
export const patella = softCarve(
  4,
  blend(5, egg([0, 36, 37], [21, 19, 10]), egg([0, 22, 36], [11, 13, 7])),
  egg([13, 33, 22], [18, 18, 9]),
  egg([-13, 33, 22], [18, 18, 9]),
);

/** A layer that lies on a bone where the region says so. */
const layer = (bone: Shape, thick: number, region: Shape) =>
  carve(common(grow(bone, thick), region), bone);
const plateau = (side: 1 | -1) => layer(tibia, 2.2, egg([side * 21, 0, -7], [16, 5, 21]));
export const cartilages = {
  'femoral-cartilage': layer(
    femur,
    2.4,
    union(
      common(
        union(egg([23, 15, -8], [17, 22, 36]), egg([-23, 15, -7], [17, 22, 36])),
        half([0, 26, -20], [0, 0.85, -0.5]),
      ),
      brick([0, 30, 24], [26, 16, 16], 6),
    ),
  ),
  'medial-tibial-cartilage': plateau(1),
  'lateral-tibial-cartilage': plateau(-1),
  'patellar-cartilage': layer(patella, 2.4, brick([0, 37, 26], [18, 15, 9], 4)),
};

const bones = grow(union(femur, tibia, ...Object.values(cartilages)), 0.3);
/** The space left for a meniscus between the round femur and the flat tibia. */
const cushion = (knots: Parameters<typeof tube>[0]) => carve(tube(knots), bones);
export const menisci = {
  'medial-meniscus': cushion([
    [8, 2, 10, 2.6],
    [20, 3, 14, 4.2],
    [33, 3, 5, 4.8],
    [37, 3, -8, 5],
    [32, 3, -23, 5.6],
    [20, 3, -29, 5.6],
    [7, 2, -22, 3],
  ]),
  'lateral-meniscus': cushion([
    [-6, 2, 3, 2.8],
    [-14, 3, 11, 4.4],
    [-29, 3, 9, 5],
    [-36, 3, -6, 5],
    [-30, 3, -21, 5],
    [-16, 3, -25, 4.6],
    [-6, 2, -15, 2.8],
  ]),
};
export const hard = union(femur, tibia, fibula, patella);

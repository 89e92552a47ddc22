import { carve, grow, type Shape, union } from '../kit/shape';
import { egg } from '../kit/solids';
import { band, type Knot, tube } from '../kit/sweep';
import type { Vec } from '../kit/vec';
import { cartilages, hard, menisci } from './bones';

const room = grow(union(hard, ...Object.values(cartilages), ...Object.values(menisci)), 0.2);
const strap = (thinTo: Vec, share: number, ...knots: readonly Knot[]) =>
  carve(band(knots, thinTo, share), room);
const cord = (...knots: readonly Knot[]) => carve(tube(knots), room);

const patellar = strap(
  [0, 0, 1],
  0.26,
  [0, 16, 38, 13],
  [-1, -10, 34, 12],
  [-3, -36, 27, 11],
  [-3, -46, 23, 9],
);
const quadriceps = strap([0, 0.1, 1], 0.28, [1, 120, 24, 15], [1, 85, 30, 15], [0, 56, 38, 17]);

export const ligaments: Readonly<Record<string, Shape>> = {
  'anterior-cruciate-ligament': cord([-11, 20, -22, 4], [-4, 9, -8, 4.2], [3, 0, 7, 4.6]),
  'posterior-cruciate-ligament': cord([10, 10, -4, 5], [4, 4, -18, 5], [0, -8, -31, 5]),
  'medial-collateral-ligament': strap(
    [1, 0, 0.1],
    0.22,
    [39, 34, -6, 7],
    [41, 10, -5, 9],
    [38, -14, -3, 9],
    [25, -44, 2, 8],
    [18, -70, 5, 6],
  ),
  'lateral-collateral-ligament': cord([-40, 31, -7, 3], [-42, 6, -13, 2.8], [-43, -22, -18, 3]),
  'patellar-ligament': patellar,
  'medial-patellar-retinaculum': strap(
    [0.7, 0, 0.7],
    0.14,
    [17, 38, 38, 9],
    [32, 26, 24, 10],
    [39, 8, 12, 9],
    [34, -12, 14, 7],
  ),
  'lateral-patellar-retinaculum': strap(
    [-0.7, 0, 0.7],
    0.14,
    [-17, 38, 38, 9],
    [-32, 26, 24, 10],
    [-38, 8, 14, 9],
    [-30, -12, 18, 7],
  ),
  'transverse-ligament': cord([13, 3, 15, 1.7], [0, 4, 18, 1.6], [-11, 3, 13, 1.7]),
  'posterior-meniscofemoral-ligament': cord(
    [-14, 4, -24, 1.7],
    [-2, 8, -24, 1.8],
    [10, 15, -18, 1.9],
  ),
};

export const tendons: Readonly<Record<string, Shape>> = {
  'quadriceps-tendon': quadriceps,
  'iliotibial-tract': strap(
    [1, 0, -0.2],
    0.16,
    [-40, 120, 2, 13],
    [-41, 60, 4, 12],
    [-42, 24, 8, 9],
    [-33, -17, 15, 6],
  ),
  'biceps-femoris-tendon': cord(
    [-36, 120, -34, 7],
    [-42, 60, -32, 5],
    [-46, 10, -26, 4],
    [-44, -22, -24, 4],
  ),
  'semimembranosus-tendon': cord(
    [22, 120, -40, 8],
    [30, 50, -42, 6],
    [33, 12, -40, 5],
    [30, -14, -31, 4.4],
  ),
  'pes-anserinus': strap(
    [1, 0, 0.3],
    0.3,
    [40, 120, -34, 7],
    [46, 50, -34, 7],
    [49, 0, -24, 7],
    [38, -34, 2, 8],
    [20, -56, 15, 9],
  ),
  popliteus: strap(
    [0, 0, 1],
    0.34,
    [-39, 20, -6, 3],
    [-34, 4, -27, 5],
    [-18, -14, -34, 9],
    [4, -36, -25, 13],
    [8, -62, -17, 9],
  ),
};

const bursa = (middle: Vec, size: Vec, ...others: readonly Shape[]) =>
  carve(egg(middle, size), room, ...others.map((one) => grow(one, 0.2)));
const suprapatellar = bursa([0, 66, 23], [20, 26, 7], quadriceps);
const deepInfrapatellar = bursa([-2, -26, 25], [9, 9, 7], patellar);
export const cushions: Readonly<Record<string, Shape>> = {
  'suprapatellar-bursa': suprapatellar,
  'prepatellar-bursa': bursa([0, 34, 46], [17, 17, 5], quadriceps, patellar),
  'subcutaneous-infrapatellar-bursa': bursa([-3, -34, 33], [10, 10, 4], patellar),
  'deep-infrapatellar-bursa': deepInfrapatellar,
  'anserine-bursa': bursa(
    [25, -42, 11],
    [9, 10, 7],
    tendons['pes-anserinus'] ?? hard,
    ligaments['medial-collateral-ligament'] ?? hard,
  ),
  'infrapatellar-fat-pad': bursa(
    [0, 4, 25],
    [19, 18, 12],
    patellar,
    deepInfrapatellar,
    ...Object.values(ligaments),
  ),
};

export const passing: Readonly<Record<string, Shape>> = {
  'popliteal-artery': tube([
    [10, 120, -36, 3.4],
    [3, 60, -42, 3.4],
    [-1, 10, -44, 3.2],
    [-4, -40, -40, 3],
    [-8, -75, -34, 2.6],
  ]),
  'popliteal-vein': tube([
    [2, 120, -44, 4.2],
    [-2, 60, -50, 4.2],
    [-3, 10, -52, 4],
    [-2, -40, -47, 3.6],
    [-2, -75, -40, 3],
  ]),
  'tibial-nerve': tube([
    [-10, 120, -50, 3.4],
    [-8, 60, -58, 3.2],
    [-4, 10, -61, 3],
    [2, -40, -55, 3],
    [5, -75, -46, 2.8],
  ]),
  'common-fibular-nerve': tube([
    [-14, 120, -49, 2.6],
    [-28, 60, -50, 2.4],
    [-42, 10, -40, 2.2],
    [-46, -28, -28, 2.2],
    [-46, -44, -14, 2.1],
    [-40, -60, 0, 1.9],
  ]),
};

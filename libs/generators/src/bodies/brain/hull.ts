import { unevenness } from '../kit/noise';
import {
  blend,
  carve,
  common,
  type Field,
  gentler,
  grow,
  half,
  remembered,
  type Shape,
  union,
} from '../kit/shape';
import { egg } from '../kit/solids';
import { band, tube } from '../kit/sweep';

/** Millimetres from the anterior commissure. The left hemisphere; the right one is its mirror. */
export const temporal = union(
  tube([
    [37, -25, 14, 12],
    [46, -23, -8, 17],
    [47, -18, -32, 17],
    [40, -8, -56, 17],
  ]),
  tube([
    [25, -24, -4, 9],
    [28, -20, -22, 9],
    [23, -11, -42, 9],
  ]),
);
const roundHull = blend(
  16,
  egg([31, 27, -12], [36, 46, 80]),
  egg([22, 8, -74], [25, 27, 27]),
  egg([22, 4, 34], [24, 22, 32]),
);
const fissure = band(
  [
    [35, -13, 22, 7],
    [46, -7, 9, 17],
    [54, 1, -10, 17],
    [56, 10, -30, 14],
    [56, 19, -46, 9],
  ],
  [0, 1, 0.35],
  0.06,
);
const isLeft = half([0.8, 0, 0], [-1, 0, 0]);
/** The space of the cerebellum and the brainstem. */
const below = union(
  egg([0, -38, -58], [58, 25.5, 33]),
  egg([0, -26, -28], [19, 26, 18]),
  egg([0, -22, 0], [13, 12, 18]),
);
const whole = common(isLeft, carve(blend(8, roundHull, temporal), fissure, below));
const hull: Shape = { box: whole.box, at: remembered(whole.at) };

const meander = remembered(unevenness('gyri', 1, 14));
/** Sulci are not straight. */
const sway = remembered(unevenness('sulci', 5, 24));
/** The distance behind the central sulcus, above the lateral one, or in the occipital lobe. */
export const behindCentral: Field = (x, y, z) =>
  0.252 * (x - 20) - 0.147 * (y - 15) - 0.957 * (z + 15) + sway(x, y, z);
export const aboveLateral: Field = (_, y, z) => 0.934 * (y + 6) + 0.356 * (z - 8);
export const behindParietal: Field = (x, y, z) =>
  -0.1455 * (y - 48) - 0.989 * (z + 72) + sway(x, y, z) * 0.6;

const valley = (far: number, width: number) => Math.exp(-((far / width) ** 2));

/** The named sulci: central, those beside it, superior and inferior temporal, and others. */
const named = remembered((x, y, z) => {
  const aside = sway(x, y, z);
  const central = behindCentral(x, y, z);
  const above = aboveLateral(x, y, z) + aside * 0.7;
  const beside = [
    above > 2 && x > 4 ? Math.abs(central) : 99,
    above > 5 && x > 8 ? Math.abs(central + 14) : 99,
    above > 5 && x > 8 ? Math.abs(central - 13) : 99,
    above < 0 && x > 30 ? Math.abs(above + 13) : 99,
    above < 0 && x > 30 ? Math.abs(above + 26) : 99,
    central < -16 && x > 6 ? Math.abs(x - 24 - (z > 40 ? (z - 40) * -0.3 : 0) + aside) : 99,
    central < -16 && x > 26 ? Math.abs(y - 22 + aside) : 99,
    central > 16 && x > 8 ? Math.abs(x - 30 + aside) : 99,
    x < 10 ? Math.abs(behindParietal(x, y, z)) : 99,
    x < 12 && z < -60 ? Math.abs(y - 4 + aside) : 99,
  ];
  return Math.min(...beside);
});

const DEEP = 7;
/** The depth removed at a place, largest at the bottom of a sulcus. */
const fold = (widen: number): Field => {
  const wide = 1.5 + widen;
  return (x, y, z) => {
    const far = named(x, y, z);
    const small = valley(meander(x, y, z) * 9, wide) * (1 - valley(far, 5));
    return DEEP * Math.max(valley(far, wide), small);
  };
};
const lowered = (by: Field): Shape => ({
  box: hull.box,
  at(x, y, z) {
    const far = hull.at(x, y, z);
    return Math.abs(far) > 12 ? far + (far < 0 ? DEEP : 0) : far + by(x, y, z);
  },
});

/** The hemisphere with its gyri, and the volume enclosed by the cortex. */
export const hemisphere = gentler(lowered(fold(0)), 2.2);
export const enclosed = gentler(grow(lowered(fold(2.6)), -2.4), 2.2);

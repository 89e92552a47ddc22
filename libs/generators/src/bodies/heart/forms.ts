import type { Vec } from '../kit/vec';
import { local } from './frame';

/** The radius of a cone at distances along the heart's axis. */
type Rings = readonly (readonly [wide: number, far: number])[];

/** A papillary muscle by its foot, its tip and its thickness. */
interface Muscle {
  foot: Vec;
  tip: Vec;
  radius: number;
}

/**
 * The dimensions that differ between hearts: a disease changes the dimensions of the same shapes.
 */
export interface HeartForm {
  /** The outside of the left ventricle, and its cavity. */
  leftBlock: Rings;
  leftCavity: Rings;
  /** The largest part of the left atrium. */
  leftAtrium: readonly [middle: Vec, half: Vec];
  leftAnterior: Muscle;
  leftPosterior: Muscle;
  /**
   * The left bundle branch on the septum: its distance from the axis at two points, and the
   * maximum.
   */
  leftBundle: readonly [first: number, second: number, most: number];
}

export const healthyForm: HeartForm = {
  leftBlock: [
    [0, -22],
    [20, -19],
    [31, 0],
    [34, 22],
    [31, 44],
    [22.5, 64],
    [11, 80],
    [0, 87],
  ],
  leftCavity: [
    [0, -14],
    [16, -8],
    [21, 22],
    [18, 42],
    [11, 58],
    [0, 70],
  ],
  leftAtrium: [
    [-1, 24, -35],
    [29, 19, 17],
  ],
  leftAnterior: { foot: local([-17, 60, 7]), tip: local([-11, 36, 7]), radius: 5.5 },
  leftPosterior: { foot: local([-4, 60, -15]), tip: local([-3, 36, -12]), radius: 5.5 },
  leftBundle: [20, 20, 21.5],
};

/**
 * After years of high blood pressure: a wall of 20 mm instead of 13, mostly inwards, the cavity
 * narrower by a quarter, papillary muscles thicker, the left atrium wider to the back.
 */
export const hypertrophiedForm: HeartForm = {
  leftBlock: [
    [0, -22],
    [20.5, -19.5],
    [32.5, 0],
    [36, 22],
    [33, 44],
    [24.5, 65],
    [12.5, 82],
    [0, 89.5],
  ],
  leftCavity: [
    [0, -14],
    [15, -8],
    [16, 22],
    [13.5, 42],
    [7.5, 58],
    [0, 68],
  ],
  leftAtrium: [
    [-2, 24, -36.5],
    [31, 21, 18.5],
  ],
  leftAnterior: { foot: local([-12, 60, 5]), tip: local([-7.5, 37, 5]), radius: 6.8 },
  leftPosterior: { foot: local([-3, 60, -11]), tip: local([-2, 37, -8]), radius: 6.8 },
  leftBundle: [15, 14.5, 16],
};

import type { Knot } from '../kit/sweep';
import type { Vec } from '../kit/vec';

type Egg = readonly [middle: Vec, half: Vec];
/** The radius along a ray, by the distance from the tip of its papilla. */
type Rings = readonly (readonly [far: number, radius: number])[];

/**
 * The dimensions that differ between kidneys: a disease changes the dimensions of the same shapes.
 */
export interface KidneyForm {
  /** The enlargement all around. */
  swollen: number;
  sinus: readonly [within: Egg, hilum: Egg];
  /** The thickness of the cortex outside the pyramids. */
  cortex: number;
  /** The tips of the papillae are on an ellipse: its centre, width and height. */
  tips: readonly [middle: number, wide: number, high: number];
  pyramid: Rings;
  /** A minor calyx: its cup, and its thickness at the major calyx. */
  cup: Rings;
  neck: number;
  /**
   * True if calyces under pressure bulge into the papillae; otherwise the papillae stand in them.
   */
  isBulging: boolean;
  major: readonly [from: readonly [x: number, y: number], radii: readonly [number, number, number]];
  pelvis: Egg;
  /** From the pelvis to the start of the ureter. */
  outlet: readonly Knot[];
  ureter: readonly Knot[];
  /** The displacement of the vessels to the front. */
  pushed: number;
  /** The height of the suprarenal gland. */
  gland: number;
}

export const healthyForm: KidneyForm = {
  swollen: 0,
  sinus: [
    [
      [8, 0, 1],
      [15, 25, 10],
    ],
    [
      [18, 0, 2],
      [14, 13, 9],
    ],
  ],
  cortex: 7,
  tips: [6, 11, 25],
  pyramid: [
    [1.5, 3],
    [7, 5.2],
    [16, 8],
    [22, 8.5],
  ],
  cup: [
    [2, 4.6],
    [-3, 2.6],
  ],
  neck: 2.2,
  isBulging: false,
  major: [
    [4, 17],
    [2.8, 3.2, 4.2],
  ],
  pelvis: [
    [16, -4, -2],
    [7, 9, 5.5],
  ],
  outlet: [
    [20, -8, -3, 5],
    [27, -16, -4, 2.8],
  ],
  ureter: [
    [27, -16, -4, 2.8],
    [31, -34, -4, 2.4],
    [32, -60, -2, 2.3],
    [30, -86, 2, 2.3],
  ],
  pushed: 0,
  gland: 58,
};

/**
 * The way out of the pelvis is narrow: pelvis and calyces are blown up, papillae pressed flat, the
 * cortex 4 mm thick instead of 7, the vessels pushed to the front; the ureter below is as it was.
 */
export const hydronephroticForm: KidneyForm = {
  swollen: 3,
  sinus: [
    [
      [-6, 0, 1],
      [20, 40, 14],
    ],
    [
      [20, -4, 0],
      [18, 22, 13.5],
    ],
  ],
  cortex: 4,
  tips: [-6, 18.5, 38],
  pyramid: [
    [2, 7],
    [7, 8.2],
    [12, 8.8],
    [17, 8.5],
  ],
  cup: [
    [0, 6],
    [-6, 7],
  ],
  neck: 6,
  isBulging: true,
  major: [
    [-2, 16],
    [7, 7.5, 8],
  ],
  pelvis: [
    [20, -5, -2],
    [15, 19, 11.5],
  ],
  outlet: [
    [23, -15, -3, 8],
    [27, -23, -4, 3],
    [28, -26, -4, 1.4],
  ],
  ureter: [
    [28, -26, -4, 1.4],
    [30, -34, -4, 1.8],
    [32, -60, -2, 2.3],
    [30, -86, 2, 2.3],
  ],
  pushed: 8.5,
  gland: 61,
};

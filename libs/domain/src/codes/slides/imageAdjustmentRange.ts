import type { ImageAdjustment } from './imageAdjustment';

/** The range of each image setting; the default is in the middle. */
export const imageAdjustmentRange = {
  gamma: { min: 0, max: 400 },
  contrast: { min: 0, max: 200 },
  light: { min: 0, max: 200 },
  red: { min: 0, max: 200 },
  green: { min: 0, max: 200 },
  blue: { min: 0, max: 200 },
} as const satisfies Record<keyof ImageAdjustment, { min: number; max: number }>;

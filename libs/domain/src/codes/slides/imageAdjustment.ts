/** The default image settings of a slide. */
export const imageAdjustment = {
  gamma: 200,
  contrast: 100,
  light: 100,
  red: 100,
  green: 100,
  blue: 100,
} as const;
export type ImageAdjustment = Record<keyof typeof imageAdjustment, number>;

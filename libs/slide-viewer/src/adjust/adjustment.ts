/** Colour adjustment; each value is that of its slider. */
export interface Adjustment {
  gamma: number;
  contrast: number;
  light: number;
  red: number;
  green: number;
  blue: number;
}

/** As the slide is. */
export const neutral: Adjustment = {
  gamma: 200,
  contrast: 100,
  light: 100,
  red: 100,
  green: 100,
  blue: 100,
};

export const adjustmentKeys = Object.keys(neutral) as (keyof Adjustment)[];

/** From nothing to twice as much as the slide has. */
export const mostOf = (key: keyof Adjustment) => neutral[key] * 2;

export const isNeutral = (adjustment: Adjustment) =>
  adjustmentKeys.every((key) => adjustment[key] === neutral[key]);

/** Rounds and clamps values from outside. */
export function bounded(said: Partial<Record<keyof Adjustment, number>>): Adjustment {
  const bound = (key: keyof Adjustment) => {
    const value = said[key] ?? neutral[key];
    return Number.isFinite(value)
      ? Math.round(Math.min(mostOf(key), Math.max(0, value)))
      : neutral[key];
  };
  return Object.fromEntries(
    adjustmentKeys.map((key) => [key, bound(key)]),
  ) as unknown as Adjustment;
}

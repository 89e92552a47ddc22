export interface Resolution {
  /** Micrometres of one of its finest pixels; null where the file does not say. */
  mpp: number | null;
  /** The magnification of the objective; null where the file does not say. */
  objective: number | null;
}

/** 40 times has about a quarter of a micrometre. */
const UM_TIMES_OBJECTIVE = 10;
const known = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value > 0;

export const mppOf = ({ mpp }: Resolution): number | null => (known(mpp) ? mpp : null);

/** By which the slide is magnified where it is seen pixel for pixel. */
export function objectiveOf({ objective, mpp }: Resolution): number | null {
  if (known(objective)) return objective;
  return known(mpp) ? UM_TIMES_OBJECTIVE / mpp : null;
}

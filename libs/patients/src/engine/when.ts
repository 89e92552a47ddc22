import type { PatientWhen } from '@cheese/domain/contract/training/shapes/patientCase';

/** The facts that conditions depend on. */
export interface Facts {
  /** Seconds of the case. */
  clock: number;
  values: ReadonlyMap<string, number>;
  /** The time of each flag. */
  flags: ReadonlyMap<string, number>;
}

/** True if all parts of the condition hold. */
export function holds(when: PatientWhen, { clock, values, flags }: Facts): boolean {
  const { has = [], lacks = [], since, from = 0, below = {}, above = {} } = when;
  const value = (id: string) => values.get(id) ?? Number.NaN;
  const sinceAt = since === undefined ? 0 : flags.get(since.flag);
  return (
    clock >= from * 60 &&
    has.every((flag) => flags.has(flag)) &&
    !lacks.some((flag) => flags.has(flag)) &&
    sinceAt !== undefined &&
    clock - sinceAt >= (since?.minutes ?? 0) * 60 &&
    Object.entries(below).every(([id, limit]) => value(id) < limit) &&
    Object.entries(above).every(([id, limit]) => value(id) > limit)
  );
}

/** `salt` is the negative control: nothing may clump there. */
export const reagents = ['a', 'b', 'd', 'salt'] as const;
export type Reagent = (typeof reagents)[number];

export const wellIds = ['well1', 'well2', 'well3', 'well4'] as const;
export type WellId = (typeof wellIds)[number];

export interface Reading {
  at: number;
  by: 'eye' | 'microscope';
  grade: number;
}

export interface Well {
  /** Drops of each reagent, including contamination from a used stick. */
  drops: Partial<Record<Reagent, number>>;
  /** Drops of the cell suspension (5 %). */
  cells: number;
  mixedAt: number | null;
  readings: readonly Reading[];
}

export interface BloodState {
  blood: { abo: 'A' | 'B' | 'AB' | 'O'; d: boolean };
  wells: Record<WellId, Well>;
  /** The wells that the current stick has touched. */
  stickIn: readonly WellId[];
  /** The wells contaminated by a stick. */
  soiled: readonly WellId[];
}

export const emptyWell: Well = { drops: {}, cells: 0, mixedAt: null, readings: [] };

/** The intended reagent of a well: the one with the largest amount. */
export function mainReagent({ drops }: Well): Reagent | null {
  const [most] = Object.entries(drops).sort(([, one], [, other]) => other - one);
  return (most?.[0] as Reagent | undefined) ?? null;
}

/** The first well in which a reagent was used. */
export const wellOf = ({ wells }: BloodState, reagent: Reagent) =>
  wellIds.find((id) => mainReagent(wells[id]) === reagent);

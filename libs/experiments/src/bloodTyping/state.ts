/** Salt water is in the well of the control: there nothing may clump. */
export const reagents = ['a', 'b', 'd', 'salt'] as const;
export type Reagent = (typeof reagents)[number];

export const wellIds = ['well1', 'well2', 'well3', 'well4'] as const;
export type WellId = (typeof wellIds)[number];

/** What was seen in a well, and how. */
export interface Reading {
  at: number;
  by: 'eye' | 'microscope';
  grade: number;
}

export interface Well {
  /** Drops of each reagent, what a dirty stick brought among them. */
  drops: Partial<Record<Reagent, number>>;
  /** Drops of the cells, five in a hundred parts of salt water. */
  cells: number;
  mixedAt: number | null;
  readings: readonly Reading[];
}

export interface BloodState {
  blood: { abo: 'A' | 'B' | 'AB' | 'O'; d: boolean };
  wells: Record<WellId, Well>;
  /** Which wells the stick in use has been in. */
  stickIn: readonly WellId[];
  /** Which wells a stick brought something of others into. */
  soiled: readonly WellId[];
}

export const emptyWell: Well = { drops: {}, cells: 0, mixedAt: null, readings: [] };

/** What somebody meant to have in a well: the reagent of which there is most. */
export function mainReagent({ drops }: Well): Reagent | null {
  const [most] = Object.entries(drops).sort(([, one], [, other]) => other - one);
  return (most?.[0] as Reagent | undefined) ?? null;
}

/** The well in which a reagent was used, the first where there are several. */
export const wellOf = ({ wells }: BloodState, reagent: Reagent) =>
  wellIds.find((id) => mainReagent(wells[id]) === reagent);

import type { ExperimentStretch } from '@cheese/domain/contract/training/shapes/experimentBench';

export const solutes = [
  ...(['calcium', 'potassium', 'adrenaline', 'acetylcholine'] as const),
  ...(['atropine', 'propranolol', 'lactic', 'bicarbonate'] as const),
] as const;
export type Solute = (typeof solutes)[number];

/** What the bottle without a label may hold. */
export const unknowns = ['calcium', 'potassium', 'adrenaline', 'acetylcholine'] as const;
export type Unknown = (typeof unknowns)[number];

/**
 * What is in a fluid: of each solute one is what one drop brings into two millilitres, and of
 * Ringer's own ions one is all of them.
 */
export type Fluid = Record<Solute, number> & { ringer: number };

export const freshRinger: Fluid = {
  calcium: 0,
  potassium: 0,
  adrenaline: 0,
  acetylcholine: 0,
  atropine: 0,
  propranolol: 0,
  lactic: 0,
  bicarbonate: 0,
  ringer: 1,
};

export const rhythms = ['regular', 'irregular', 'diastolicArrest', 'systolicArrest'] as const;

/** What the transducer draws. */
export interface Beating {
  /** Beats in a minute. */
  rate: number;
  /** Grams of each beat over the line it rests on. */
  amplitude: number;
  /** Grams between the beats. */
  base: number;
  /** An index of `rhythms`. */
  rhythm: number;
}

/** What is given: one of the bottles, the one without a label, or salt water instead of Ringer's. */
export type Given = Solute | 'unknown' | 'saline';

export type Happening =
  | { kind: 'wash'; at: number }
  | { kind: 'measure'; at: number; beating: Beating }
  | {
      kind: 'dose';
      at: number;
      given: Given;
      /** Whether the heart was free of what came before, but for what belongs to the trial. */
      isClean: boolean;
      isAtropinised: boolean;
      isBetaBlocked: boolean;
      isAcid: boolean;
    };

export interface HeartState {
  heart: { restRate: number; restAmplitude: number; sensitivity: number };
  unknown: Unknown;
  /** Millilitres in the cannula. */
  volume: number;
  fluid: Fluid;
  /** What has reached the muscle of it. */
  site: Fluid;
  /** How much of its force the heart has lost for good. */
  damage: number;
  /** Whether it ever stood still or lost its rhythm. */
  wasUpset: boolean;
  happenings: readonly Happening[];
  record: readonly ExperimentStretch[];
}

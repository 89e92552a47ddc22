import type { ExperimentStretch } from '@cheese/domain/contract/training/shapes/experimentBench';

export const solutes = [
  ...(['calcium', 'potassium', 'adrenaline', 'acetylcholine'] as const),
  ...(['atropine', 'propranolol', 'lactic', 'bicarbonate'] as const),
] as const;
export type Solute = (typeof solutes)[number];

/** The possible contents of the unlabelled bottle. */
export const unknowns = ['calcium', 'potassium', 'adrenaline', 'acetylcholine'] as const;
export type Unknown = (typeof unknowns)[number];

/**
 * The contents of a fluid: for each solute in units of one drop in two millilitres, for Ringer's
 * own ions as a share of the full concentration.
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

/** The transducer's signal. */
export interface Beating {
  /** Beats per minute. */
  rate: number;
  /** The force of each beat above the baseline, in grams. */
  amplitude: number;
  /** The baseline force between beats, in grams. */
  base: number;
  /** An index of `rhythms`. */
  rhythm: number;
}

/**
 * A dose from one of the bottles, from the unlabelled one, or salt water instead of Ringer's
 * solution.
 */
export type Given = Solute | 'unknown' | 'saline';

export type Happening =
  | { kind: 'wash'; at: number }
  | { kind: 'measure'; at: number; beating: Beating }
  | {
      kind: 'dose';
      at: number;
      given: Given;
      /** The heart was free of earlier doses, except those that belong to the trial. */
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
  /** The concentrations at the muscle. */
  site: Fluid;
  /** The share of contractile force lost for good. */
  damage: number;
  /** True if the heart ever stopped or lost its rhythm. */
  wasUpset: boolean;
  happenings: readonly Happening[];
  record: readonly ExperimentStretch[];
}

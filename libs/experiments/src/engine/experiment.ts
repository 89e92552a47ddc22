import type {
  ExperimentInstrument,
  ExperimentPlace,
  ExperimentSaying,
  ExperimentStretch,
} from '@cheese/domain/contract/training/shapes/experimentBench';

/** What is put where, and how much of it. */
export interface Use {
  instrument: string;
  place: string;
  /** The usual one where nobody said, and never outside of what the instrument takes. */
  amount: number;
}

/** What follows: how things stand then, and what one notices. */
export interface Outcome<State> {
  state: State;
  says: readonly ExperimentSaying[];
  /** How long it took by itself, where it cannot be done at once. */
  seconds?: number;
}

/** What is in one's hand and on the bench at a moment. */
export interface Sight {
  instruments: readonly ExperimentInstrument[];
  places: readonly ExperimentPlace[];
  trace?: readonly ExperimentStretch[];
}

export interface Field {
  id: string;
  name: string;
  /** None where a number is written. */
  choices: readonly string[];
  unit?: string;
}

/** How everything stands: what the model knows, the clock, and what was written down. */
export interface Standing<State> {
  state: State;
  clock: number;
  notes: Readonly<Record<string, string>>;
}

/** A demand, and how far somebody met it: of its points, with the reason. */
export interface Demand<State> {
  id: string;
  name: string;
  most: number;
  judge: (standing: Standing<State>) => { share: number; why: string };
}

export interface Experiment<State> {
  /** Which bench is drawn for it. */
  key: string;
  /** Goes up with the model: what was begun under another one cannot go on. */
  version: number;
  minutes: number;
  aims: readonly string[];
  equipment: readonly string[];
  sources: readonly string[];
  /** What is to be found out is drawn here. */
  begin: (random: () => number) => State;
  use: (state: State, use: Use, clock: number) => Outcome<State>;
  /** How things stand `seconds` later; where nothing changes by itself it is left out. */
  wait?: (state: State, seconds: number, clock: number) => Outcome<State>;
  sight: (state: State, clock: number) => Sight;
  fields: readonly Field[];
  demands: readonly Demand<State>[];
  truth: (state: State) => string;
}

export const done = (text: string): ExperimentSaying => ({ kind: 'done', text });
export const seen = (text: string): ExperimentSaying => ({ kind: 'seen', text });
export const warning = (text: string): ExperimentSaying => ({ kind: 'warning', text });

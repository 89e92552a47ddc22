import type {
  ExperimentInstrument,
  ExperimentPlace,
  ExperimentSaying,
  ExperimentStretch,
} from '@cheese/domain/contract/training/shapes/experimentBench';

export interface Use {
  instrument: string;
  place: string;
  /** The default if left out, limited to the instrument's range. */
  amount: number;
}

/** The new state and what the learner notices. */
export interface Outcome<State> {
  state: State;
  says: readonly ExperimentSaying[];
  /** The time the action takes; left out if it is instant. */
  seconds?: number;
}

/** The visible bench at a moment. */
export interface Sight {
  instruments: readonly ExperimentInstrument[];
  places: readonly ExperimentPlace[];
  trace?: readonly ExperimentStretch[];
}

export interface Field {
  id: string;
  name: string;
  /** Empty for a number. */
  choices: readonly string[];
  unit?: string;
}

/** The full state: the model's state, the clock, and the protocol. */
export interface Standing<State> {
  state: State;
  clock: number;
  notes: Readonly<Record<string, string>>;
}

/** A requirement with its points, and the judgement of how far it was met. */
export interface Demand<State> {
  id: string;
  name: string;
  most: number;
  judge: (standing: Standing<State>) => { share: number; why: string };
}

export interface Experiment<State> {
  /** The drawn bench. */
  key: string;
  /** Increases with each change of the model: a run begun with another version cannot continue. */
  version: number;
  minutes: number;
  aims: readonly string[];
  equipment: readonly string[];
  sources: readonly string[];
  /** Draws the hidden facts that the learner has to find out. */
  begin: (random: () => number) => State;
  use: (state: State, use: Use, clock: number) => Outcome<State>;
  /** The state `seconds` later; left out if nothing changes by itself. */
  wait?: (state: State, seconds: number, clock: number) => Outcome<State>;
  sight: (state: State, clock: number) => Sight;
  fields: readonly Field[];
  demands: readonly Demand<State>[];
  truth: (state: State) => string;
}

export const done = (text: string): ExperimentSaying => ({ kind: 'done', text });
export const seen = (text: string): ExperimentSaying => ({ kind: 'seen', text });
export const warning = (text: string): ExperimentSaying => ({ kind: 'warning', text });

import type {
  ExperimentAction,
  ExperimentBench,
  ExperimentReport,
  ExperimentSaying,
  ExperimentStep,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { chance } from './chance';
import type { Experiment, Field, Standing } from './experiment';
import { texts } from './texts';

/** Longer than anybody works at a bench; waiting stops there. */
const LONGEST_S = 24 * 3600;

/** The action is impossible in the current state. */
export class CannotDo extends Error {}

interface Played<State> extends Standing<State> {
  steps: ExperimentStep[];
}

/**
 * Replays all actions from the start: deterministic, so the same list always ends in the same
 * state.
 */
export function play<State>(
  experiment: Experiment<State>,
  seed: number,
  actions: readonly ExperimentAction[],
): Played<State> {
  let standing: Standing<State> = {
    state: experiment.begin(chance(seed)),
    clock: 0,
    notes: {},
  };
  const steps: ExperimentStep[] = [];
  for (const action of actions) {
    const { text, says, ...next } = act(experiment, standing, action);
    steps.push({ number: steps.length + 1, clock: standing.clock, text, says: [...says] });
    standing = next;
  }
  return { ...standing, steps };
}

type Acted<State> = Standing<State> & { text: string; says: readonly ExperimentSaying[] };

function act<State>(
  experiment: Experiment<State>,
  standing: Standing<State>,
  action: ExperimentAction,
): Acted<State> {
  if (action.kind === 'use') return use(experiment, standing, action);
  if (action.kind === 'wait') return wait(experiment, standing, action.seconds);
  return note(experiment, standing, action);
}

type Doing<Kind> = Extract<ExperimentAction, { kind: Kind }>;

function use<State>(
  experiment: Experiment<State>,
  standing: Standing<State>,
  { instrument: id, place: at, amount: asked }: Doing<'use'>,
): Acted<State> {
  const { state, clock } = standing;
  const { instruments, places } = experiment.sight(state, clock);
  const instrument = instruments.find((one) => one.id === id);
  const place = places.find((one) => one.id === at);
  if (!instrument || !place || !instrument.places.includes(at)) throw new CannotDo();
  const { amount: range } = instrument;
  const amount = range ? (asked ?? range.usual) : 0;
  if (range && !(amount >= range.least && amount <= range.most)) throw new CannotDo();
  const followed = experiment.use(state, { instrument: id, place: at, amount }, clock);
  const said = range ? `${amount} ${range.unit}`.trim() : '';
  const text = texts.used(instrument.name, place.name, said);
  const taken = clock + (followed.seconds ?? 0);
  if (taken > LONGEST_S) throw new CannotDo();
  return { ...standing, state: followed.state, clock: taken, text, says: followed.says };
}

function wait<State>(
  { wait: pass }: Experiment<State>,
  standing: Standing<State>,
  seconds: number,
): Acted<State> {
  const { state, clock } = standing;
  if (clock + seconds > LONGEST_S) throw new CannotDo();
  const followed = pass?.(state, seconds, clock) ?? { state, says: [] };
  return {
    ...standing,
    state: followed.state,
    clock: clock + seconds,
    text: texts.waited(seconds),
    says: followed.says,
  };
}

function note<State>(
  { fields }: Experiment<State>,
  standing: Standing<State>,
  { field: id, value }: Doing<'note'>,
): Acted<State> {
  const field = fields.find((one) => one.id === id);
  if (!field || !isWritten(field, value)) throw new CannotDo();
  const text = value === '' ? texts.erased(field.name) : texts.noted(field.name, value);
  return { ...standing, notes: { ...standing.notes, [id]: value }, text, says: [] };
}

/** An empty value deletes the entry. */
const isWritten = ({ choices }: Field, value: string) =>
  value === '' ||
  (choices.length > 0 ? choices.includes(value) : /^\d{1,6}(\.\d{1,3})?$/.test(value));

export function benchOf<State>(
  { sight, fields }: Experiment<State>,
  { state, clock, notes }: Standing<State>,
): ExperimentBench {
  const { instruments, places, trace = [] } = sight(state, clock);
  return {
    clock,
    instruments: [...instruments],
    places: [...places],
    trace: [...trace],
    fields: fields.map(({ id, name, choices, unit = '' }) => ({
      id,
      name,
      unit,
      choices: [...choices],
      value: notes[id] ?? '',
    })),
  };
}

/** The marking of a run by requirement. */
export function reportOf<State>(
  { demands, truth }: Experiment<State>,
  standing: Standing<State>,
): ExperimentReport {
  const marks = demands.map(({ id, name, most, judge }) => {
    const { share, why } = judge(standing);
    return { id, name, most, points: Math.round(most * Math.min(1, Math.max(0, share))), why };
  });
  const sum = (of: 'points' | 'most') => marks.reduce((total, mark) => total + mark[of], 0);
  return { points: sum('points'), most: sum('most'), marks, truth: truth(standing.state) };
}

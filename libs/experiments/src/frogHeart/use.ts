import type {
  ExperimentSaying,
  ExperimentStretch,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { done, type Outcome, seen, type Use, warning } from '../engine/experiment';
import { beatingOf, isCleanBut, isSettled, later, type Step } from './heart';
import {
  type Beating,
  type Fluid,
  type Given,
  type Happening,
  type HeartState,
  rhythms,
  type Solute,
  solutes,
} from './state';
import { givenNames, words } from './words';

const { says } = words;
/** The share of fluid left in an emptied cannula. */
const STAYS = 0.12;
const DROP_ML = 0.05;
/** The cannula overflows above this. */
const HOLDS_ML = 3.5;
const LONGEST_RECORD = 400;

/** Solutes that belong to a trial and may be present before it. */
const belongs: Partial<Record<Given, readonly Solute[]>> = {
  acetylcholine: ['atropine'],
  adrenaline: ['propranolol'],
  unknown: ['atropine', 'propranolol'],
  bicarbonate: ['lactic'],
};
/** A pretreatment is no trial of its own, and several may follow each other. */
const isBlocker = (given: Given) => given === 'atropine' || given === 'propranolol';

const happened = (state: HeartState, happening: Happening): HeartState => ({
  ...state,
  happenings: [...state.happenings, happening],
});

/** Appends the heart's current activity to the trace. */
export const drawnOn = (state: HeartState, at: number, mark: string): HeartState => {
  const stretch: ExperimentStretch = { at, mark, looks: { ...beatingOf(state) } };
  return { ...state, record: [...state.record, stretch].slice(-LONGEST_RECORD) };
};

const doseOf = (state: HeartState, given: Given, at: number): Happening => ({
  kind: 'dose',
  at,
  given,
  isClean: isCleanBut(state, belongs[given] ?? []),
  isAtropinised: state.site.atropine > 0.3,
  isBetaBlocked: state.site.propranolol > 0.3,
  isAcid: state.site.lactic > 0.3,
});

function diluted(fluid: Fluid, by: number): Fluid {
  const entries = Object.entries(fluid).map(([one, amount]) => [one, amount * by]);
  return Object.fromEntries(entries) as Fluid;
}

/** Most of the fluid is removed, and the new fluid mixes with the rest. */
function exchange(state: HeartState, ringer: number, volume: number): HeartState {
  const rest = diluted(state.fluid, STAYS);
  return { ...state, volume, fluid: { ...rest, ringer: rest.ringer + ringer * (1 - STAYS) } };
}

function drip(state: HeartState, given: Given, drops: number): HeartState {
  const what = given === 'unknown' ? state.unknown : given;
  if (what === 'saline') return state;
  const volume = Math.min(HOLDS_ML, state.volume + drops * DROP_ML);
  const fluid = diluted(state.fluid, state.volume / (state.volume + drops * DROP_ML));
  // One drop hardly dilutes the salts of the Ringer's solution.
  const ringer = Math.min(1, fluid.ringer * 1.03);
  return {
    ...state,
    volume,
    fluid: { ...fluid, ringer, [what]: fluid[what] + (drops * 2) / volume },
  };
}

export function use(
  state: HeartState,
  { instrument, amount }: Use,
  at: number,
): Outcome<HeartState> {
  if (instrument === 'measure') {
    const beating = beatingOf(state);
    return {
      state: drawnOn(happened(state, { kind: 'measure', at, beating }), at, ''),
      says: [seen(says.measured(beating))],
    };
  }
  if (instrument === 'ringer') {
    const washed = happened(exchange(state, 1, amount), { kind: 'wash', at });
    return { state: drawnOn(washed, at, words.marks.wash), says: [done(says.washed(amount))] };
  }
  const given = [...solutes, 'unknown', 'saline'].find((one) => one === instrument) as Given;
  const name = givenNames[given];
  const isFollowing = state.happenings.at(-1)?.kind === 'measure';
  const heard: ExperimentSaying[] = [
    done(given === 'saline' ? says.salted : says.dripped(name, amount)),
    ...(isFollowing || isBlocker(given) ? [] : [warning(says.noControl)]),
    ...(amount > 2 && given !== 'saline' ? [warning(says.much)] : []),
  ];
  const before = happened(state, doseOf(state, given, at));
  const after = given === 'saline' ? exchange(before, 0, 2) : drip(before, given, amount);
  const mark = given === 'saline' ? name : words.marks.dose(name, amount);
  return { state: drawnOn(after, at, mark), says: heard };
}

const isOther = (now: Beating, drawn: Readonly<Record<string, number>> | undefined) =>
  !drawn ||
  now.rhythm !== drawn['rhythm'] ||
  Math.abs(now.rate - (drawn['rate'] ?? 0)) >= 1 ||
  Math.abs(now.amplitude - (drawn['amplitude'] ?? 0)) >= 0.04 ||
  Math.abs(now.base - (drawn['base'] ?? 0)) >= 0.02;

/** After this time a wait uses longer steps, because nothing fast is left to happen. */
const QUICK_FOR_S = 300;

/** The recorder runs on; changes are recorded every three seconds. */
export function wait(state: HeartState, seconds: number, clock: number): Outcome<HeartState> {
  let next = state;
  let before = beatingOf(next).rhythm;
  const heard: ExperimentSaying[] = [];
  let drawnAt = 0;
  for (let second = 0; second < seconds && !isSettled(next);) {
    const step: Step = second >= QUICK_FOR_S && seconds - second >= 10 ? 10 : 1;
    second += step;
    next = later(next, step);
    const now = beatingOf(next);
    if (now.rhythm !== before) {
      before = now.rhythm;
      const text = says.rhythm[rhythms[now.rhythm] ?? 'regular'];
      heard.push(now.rhythm === 0 ? seen(text) : warning(text));
    }
    if (second - drawnAt >= 3 && isOther(now, next.record.at(-1)?.looks)) {
      drawnAt = second;
      next = drawnOn(next, clock + second, '');
    }
  }
  return { state: next, says: heard };
}

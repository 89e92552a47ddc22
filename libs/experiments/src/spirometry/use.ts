import { done, type Outcome, seen, type Use, warning } from '../engine/experiment';
import { blown, RESTS_FOR_S } from './blowing';
import { type LungState, MOST_BLOWS, sessionOf, type Verdict, verdicts } from './state';
import { verdictNames, words } from './words';

const { says } = words;

type Doing = (state: LungState, amount: number, clock: number) => Outcome<LungState>;
const refused = (state: LungState, text: string): Outcome<LungState> => ({
  state,
  says: [warning(text)],
});

const blow: Doing = (state, urged, clock) => {
  if (sessionOf(state, state.drug !== null).length >= MOST_BLOWS) {
    return refused(state, says.enough);
  }
  const next = blown(state, urged, clock);
  const isUnjudged = state.blows.at(-1)?.verdict === null;
  return {
    seconds: Math.ceil(next.seconds),
    state: { ...state, blows: [...state.blows, next], restedFor: 0 },
    says: [
      seen(says.blown(next)),
      ...(next.dipAt > 0 ? [seen(says.dip(next.dipAt))] : []),
      ...(state.restedFor < RESTS_FOR_S ? [warning(says.dizzy)] : []),
      ...(state.hasFreshFilter ? [] : [warning(says.usedFilter)]),
      ...(isUnjudged ? [warning(says.unjudged)] : []),
    ],
  };
};

const judge =
  (verdict: Verdict): Doing =>
  (state) => {
    const last = state.blows.at(-1);
    if (!last) return refused(state, says.noBlow);
    const blows = [...state.blows.slice(0, -1), { ...last, verdict }];
    return { state: { ...state, blows }, says: [done(says.judged(verdictNames[verdict]))] };
  };

const inhale: Doing = (state, puffs, at) =>
  state.drug
    ? refused(state, says.alreadyInhaled)
    : { state: { ...state, drug: { at, puffs } }, says: [done(says.inhaled(puffs))] };

const calibrate: Doing = (state) => ({
  state: { ...state, isCalibrated: true },
  says: [seen(says.calibrated(state.isCalibrated ? 0 : state.drift))],
});

const set =
  (change: Partial<LungState>, text: string): Doing =>
  (state) => ({ state: { ...state, ...change }, says: [done(text)] });

const doings: Record<string, Doing> = {
  blow,
  salbutamol: inhale,
  syringe: calibrate,
  ...Object.fromEntries(verdicts.map((one) => [one, judge(one)])),
  filter: set({ hasFreshFilter: true }, says.filtered),
  posture: set({ isUpright: true }, says.upright),
  clip: set({ hasClip: true }, says.clipped),
  explain: set({ isExplained: true }, says.explained),
};

export const use = (
  state: LungState,
  { instrument, amount }: Use,
  clock: number,
): Outcome<LungState> => doings[instrument]?.(state, amount, clock) ?? { state, says: [] };

export const wait = (state: LungState, seconds: number): Outcome<LungState> => ({
  state: { ...state, restedFor: state.restedFor + seconds },
  says: [],
});

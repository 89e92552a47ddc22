import { rounded } from '../engine/curves';
import {
  cuffs,
  type Deflation,
  fittingCuff,
  type Head,
  type Person,
  type PressureState,
} from './state';

/** The pressure of one centimetre of blood (mmHg). */
const MMHG_PER_CM = 0.77;
/** The rise in somebody who has just sat down, and the time in which it fades. */
const UNREST = { systolic: 12, diastolic: 6, goesInS: 120 };
/** Venous congestion after a measurement changes the sounds for this long (seconds). */
const CONGESTED_FOR_S = 30;
/** Sounds below this are not evaluated. */
export const LISTENED_TO_MMHG = 30;

const throughHead: Record<Head, { carries: number; systolic: number; diastolic: number }> = {
  brachial: { carries: 1, systolic: 0, diastolic: 0 },
  underCuff: { carries: 0.9, systolic: 3, diastolic: -6 },
  // Too faint to be heard at both ends.
  outer: { carries: 0.4, systolic: -8, diastolic: 6 },
};

/** A bladder that is too narrow reads too high, one that is too wide too low. */
function misfit(person: Person, { cuff }: PressureState) {
  if (!cuff) return { systolic: 0, diastolic: 0 };
  const step = cuffs.indexOf(fittingCuff(person)) - cuffs.indexOf(cuff.size);
  const isLow = cuff.place === 'elbow';
  return {
    systolic: (step > 0 ? 9 : 4) * step + (isLow ? 6 : 0),
    diastolic: (step > 0 ? 7 : 3) * step + (isLow ? 4 : 0),
  };
}

/** The pressures that this measurement would find. */
export function measurable(state: PressureState, now: number) {
  const { person, rested, level, head, emptiedAt } = state;
  const unrest = Math.exp(-rested / UNREST.goesInS);
  const fit = misfit(person, state);
  const through = throughHead[head ?? 'brachial'];
  const since = emptiedAt === null ? CONGESTED_FOR_S : now - emptiedAt;
  const congestion = Math.max(0, 1 - since / CONGESTED_FOR_S);
  const drift = person.drifts[state.measurements.length % person.drifts.length] ?? 0;
  const height = -MMHG_PER_CM * level;
  return {
    systolic:
      person.systolic +
      UNREST.systolic * unrest +
      fit.systolic +
      height +
      2 * drift -
      4 * congestion,
    diastolic:
      person.diastolic +
      UNREST.diastolic * unrest +
      fit.diastolic +
      height +
      drift +
      6 * congestion,
    shiftOfHead: through,
    carries: (head === null ? 0 : through.carries) * (1 - 0.4 * congestion),
  };
}

interface Beat {
  /** Seconds since the valve was opened. */
  after: number;
  pressure: number;
  /** 0 for silence, 1 to 4 for the Korotkoff phases. */
  phase: number;
  /** From 0 to 1. */
  loudness: number;
}

const LOUDNESS = [0, 0.7, 0.45, 0.9, 0.35] as const;

function phaseAt(pressure: number, systolic: number, diastolic: number) {
  const passed = (systolic - pressure) / (systolic - diastolic);
  if (passed < 0 || passed > 1) return 0;
  return passed < 0.3 ? 1 : passed < 0.5 ? 2 : passed < 0.85 ? 3 : 4;
}

/** Each heartbeat during deflation, and its sound. */
export function beatsOf(
  { rate: heartRate, gap, isIrregular }: Person,
  deflation: Deflation,
): Beat[] {
  const { from, rate, systolic, diastolic, carries } = deflation;
  const beats: Beat[] = [];
  for (let number = 0, after = 0.3; from - rate * after >= LISTENED_TO_MMHG; number += 1) {
    const pressure = from - rate * after;
    // A beat after a long pause is stronger.
    const swing = isIrregular ? Math.sin(number * 2.4) : 0;
    const phase = phaseAt(pressure, systolic + 3 * swing, diastolic);
    const isSilent = gap !== null && pressure < gap.top && pressure > gap.bottom;
    const loudness = isSilent ? 0 : carries * (LOUDNESS[phase] ?? 0);
    beats.push({
      after: rounded(after, 2),
      pressure: rounded(pressure, 1),
      phase: loudness > 0 ? phase : 0,
      loudness: rounded(loudness, 2),
    });
    after += (60 / heartRate) * (1 + 0.3 * Math.sin((number + 1) * 2.4) * (isIrregular ? 1 : 0));
  }
  return beats;
}

const even = (value: number) => 2 * Math.round(value / 2);

/** The gauge pressures at the first and the last sound; null if nothing was heard. */
export function heardIn(person: Person, deflation: Deflation) {
  const heard = beatsOf(person, deflation).filter(({ loudness }) => loudness > 0);
  const [first, last] = [heard[0], heard.at(-1)];
  return first && last ? { systolic: even(first.pressure), diastolic: even(last.pressure) } : null;
}

/**
 * The pressure at which the pulse at the wrist disappears, slightly below the audible systolic
 * pressure.
 */
export const pulseGoesAt = (systolic: number) => even(systolic - 3);

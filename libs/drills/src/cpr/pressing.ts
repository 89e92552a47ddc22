import * as by from './guideline';
import type { CprCycle, CprPause, CprReport } from './report';
import { verdictOf } from './verdict';

export interface Pressed {
  patient: by.Patient;
  rescuers: 1 | 2;
  /** The length of the exercise. */
  seconds: number;
  /** Milliseconds from the start of the exercise. */
  presses: readonly number[];
  breaths: readonly number[];
}

const MOST_POINTS = 240;
/** The number of intervals averaged for the rate around a compression. */
const AROUND = 5;

const sorted = (moments: readonly number[], seconds: number) =>
  moments
    .map((moment) => moment / 1000)
    .filter((moment) => moment >= 0 && moment <= seconds)
    .sort((one, other) => one - other);

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

function variationOf(gaps: readonly number[]) {
  if (gaps.length < 2) return null;
  const middle = mean(gaps);
  return Math.sqrt(mean(gaps.map((gap) => (gap - middle) ** 2))) / middle;
}

/** Measures the chest compressions by the times of the key presses. */
export function reportOfPressing(pressed: Pressed): CprReport {
  const { patient, rescuers, seconds } = pressed;
  const presses = sorted(pressed.presses, seconds);
  const breaths = sorted(pressed.breaths, seconds);
  const gaps = presses.slice(1).map((moment, index) => moment - (presses[index] ?? 0));
  const rhythm = gaps.filter((gap) => gap <= by.pauseFromS && gap > 0);
  const pauses = pausesOf(presses, breaths, seconds);
  const measured = {
    presses: presses.length,
    rate: rhythm.length > 0 ? 60 / mean(rhythm) : null,
    inRange: partInRange(rhythm),
    variation: variationOf(rhythm),
    pauses,
    longestPauseS: Math.max(0, ...pauses.map((one) => one.seconds)),
    cycles: cyclesOf(presses, breaths, by.pressesACycle(patient, rescuers)),
    handsOn: seconds > 0 ? 1 - handsOffS(pauses) / seconds : 0,
    curve: curveOf(presses),
  };
  return { ...measured, ...verdictOf(measured, patient, rescuers) };
}

/** One interval of each pause still counts as rhythm. */
const handsOffS = (pauses: readonly CprPause[]) =>
  pauses.reduce((sum, one) => sum + one.seconds - 0.55, 0);

/** Allows half a hundredth of a second for the inaccuracy of a browser's clock. */
const partInRange = (gaps: readonly number[]) =>
  gaps.length === 0 ? 0 : gaps.filter((gap) => gap >= 0.495 && gap <= 0.605).length / gaps.length;

/** Includes the time before the first and after the last compression. */
function pausesOf(presses: readonly number[], breaths: readonly number[], seconds: number) {
  const moments = [0, ...presses, seconds];
  return moments.slice(1).flatMap((to, index): CprPause[] => {
    const fromS = moments[index] ?? 0;
    if (to - fromS <= by.pauseFromS) return [];
    const given = breaths.filter((breath) => breath >= fromS && breath < to).length;
    return [{ fromS, seconds: to - fromS, breaths: given }];
  });
}

/**
 * A cycle is a series of compressions with the breaths after it; a final series without breaths is
 * no cycle.
 */
function cyclesOf(presses: readonly number[], breaths: readonly number[], asked: number) {
  const cycles: CprCycle[] = [];
  let from = 0;
  let given = 0;
  for (const [index, moment] of [...presses, Infinity].entries()) {
    const next = breaths.slice(given).filter((breath) => breath < moment).length;
    if (next === 0) continue;
    given += next;
    const count = index - from;
    from = index;
    const isRight = Math.abs(count - asked) <= by.forgivenPresses && next === by.breathsACycle;
    cycles.push({ presses: count, breaths: next, isRight });
  }
  return cycles;
}

function curveOf(presses: readonly number[]) {
  const points = presses.flatMap((atS, index) => {
    const around = presses.slice(Math.max(0, index - AROUND), index + 1);
    const gaps = around.slice(1).map((moment, at) => moment - (around[at] ?? 0));
    const rhythm = gaps.filter((gap) => gap <= by.pauseFromS && gap > 0);
    return rhythm.length === 0 ? [] : [{ atS, rate: 60 / mean(rhythm) }];
  });
  const each = Math.ceil(points.length / MOST_POINTS) || 1;
  return points.filter((_, index) => index % each === 0);
}

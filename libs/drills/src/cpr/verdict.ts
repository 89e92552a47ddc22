import * as by from './guideline';
import type { CprLevel, CprReport } from './report';
import { texts } from './texts';

type Measured = Omit<CprReport, 'level' | 'says'>;

/** The verdict with its reasons: the worst of all criteria decides. */
export function verdictOf(measured: Measured, patient: by.Patient, rescuers: 1 | 2) {
  const { rate, variation, longestPauseS, handsOn, cycles } = measured;
  const depth = texts.depth(patient);
  if (rate === null) return { level: 'poor' as const, says: [texts.none, depth] };
  const right = cycles.filter(({ isRight }) => isRight).length;
  const isEven = variation !== null && variation <= by.evenVariation;
  const inRate = Math.round(rate) >= by.rateFrom && Math.round(rate) <= by.rateTo;
  const isShort = longestPauseS < by.longestPauseS;
  const isSafe = inRate && isShort && handsOn >= by.leastHandsOn;
  const isGood = isEven && handsOn >= by.goodHandsOn && cycles.every((one) => one.isRight);
  const breathless = cycles.length === 0 && patient !== 'adult';
  const level: CprLevel = isSafe ? (isGood && !breathless ? 'good' : 'fair') : 'poor';
  return {
    level,
    says: [
      inRate ? texts.rate(rate) : rate < by.rateFrom ? texts.slow(rate) : texts.fast(rate),
      isEven ? texts.even : texts.uneven,
      ...(isShort ? [] : [texts.paused(longestPauseS)]),
      handsOn >= by.leastHandsOn ? texts.handsOn(handsOn) : texts.handsOff(handsOn),
      ...(cycles.length > 0
        ? [texts.cycles(right, cycles.length, by.pressesACycle(patient, rescuers))]
        : []),
      ...(breathless ? [texts.noBreaths] : []),
      depth,
    ],
  };
}

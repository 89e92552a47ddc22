import { gone, rounded } from '../engine/curves';
import { type Blow, type LungState, type Person, sessionOf, type Verdict } from './state';

type Line = readonly [perMetre: number, perYear: number, rest: number];
type Kind = 'fvc' | 'fev1' | 'pef' | 'ratio';
type Equations = Record<Kind, Line> & { spread: Record<'fvc' | 'ratio', number> };

/**
 * ECSC/ERS 1993 (Quanjer): coefficients per metre and per year, and a constant; the lower limit
 * follows from the standard deviation of the residuals.
 */
const equations: Record<Person['sex'], Equations> = {
  male: {
    fvc: [5.76, -0.026, -4.34],
    fev1: [4.3, -0.029, -2.49],
    pef: [6.14, -0.043, 0.15],
    ratio: [0, -0.18, 87.21],
    spread: { fvc: 0.61, ratio: 7.17 },
  },
  female: {
    fvc: [4.43, -0.026, -2.89],
    fev1: [3.95, -0.025, -2.6],
    pef: [5.5, -0.03, -1.11],
    ratio: [0, -0.19, 89.1],
    spread: { fvc: 0.43, ratio: 6.51 },
  },
};
const BELOW_WHICH_ONE_IN_TWENTY = 1.645;

export function predicted({ sex, age, height }: Pick<Person, 'sex' | 'age' | 'height'>) {
  const { spread, ...lines } = equations[sex];
  const of = ([perMetre, perYear, rest]: Line) => (perMetre * height) / 100 + perYear * age + rest;
  const [fvc, fev1, ratio] = [of(lines.fvc), of(lines.fev1), of(lines.ratio)];
  const least = (mean: number, sd: number) => mean - BELOW_WHICH_ONE_IN_TWENTY * sd;
  return {
    fvc: rounded(fvc, 2),
    fev1: rounded(fev1, 2),
    pef: rounded(of(lines.pef), 1),
    ratio: rounded(ratio),
    leastFvc: rounded(least(fvc, spread.fvc), 2),
    leastRatio: rounded(least(ratio, spread.ratio)),
  };
}

/** The drug's time constant in seconds, and the number of puffs for full effect. */
const DRUG = { worksInS: 300, puffs: 4 };
/** A shorter rest causes dizziness and a worse blow. */
export const RESTS_FOR_S = 30;

function opened({ person, drug }: LungState, now: number) {
  const effect = drug
    ? gone(now - drug.at, DRUG.worksInS) * Math.min(1, drug.puffs / DRUG.puffs)
    : 0;
  return {
    fvc: person.fvc + effect * person.gains.fvc,
    fev1: person.fev1 + effect * person.gains.fev1,
  };
}

/** The curve of a blow, for these lungs, this person, this device and this encouragement. */
export function blown(state: LungState, urged: number, now: number): Blow {
  const { person, hasClip, isUpright, isCalibrated, drift, restedFor } = state;
  const isAfterDrug = state.drug !== null;
  const number = sessionOf(state, isAfterDrug).length;
  const slip = state.isExplained
    ? (person.slips[isAfterDrug ? 1 : 0][number] ?? 'none')
    : 'slowStart';
  const isRested = restedFor >= RESTS_FOR_S;
  const slack = person.slack[state.blows.length % person.slack.length] ?? 0;
  const factor =
    (1 - slack) *
    (isCalibrated ? 1 : 1 + drift) *
    ((isUpright ? 1 : 0.95) * (hasClip ? 1 : 0.94) * (isRested ? 1 : 0.95));
  const lungs = opened(state, now);
  // Exponential emptying, so its time constant follows from the two volumes.
  const constant = -1 / Math.log(1 - lungs.fev1 / lungs.fvc);
  const seconds = slip === 'earlyEnd' ? Math.min(urged, 1.6) : urged;
  const all = lungs.fvc * factor;
  const fvc = all * gone(seconds, constant);
  const until = all * gone(Math.max(0, seconds - 1), constant);
  const fev1 = Math.min(
    fvc,
    lungs.fev1 * factor * (slip === 'cough' ? 0.9 : slip === 'slowStart' ? 0.94 : 1),
  );
  return {
    at: now,
    isAfterDrug,
    seconds,
    verdict: null,
    fvc: rounded(fvc, 2),
    fev1: rounded(fev1, 2),
    pef: rounded(person.pef * factor * (slip === 'slowStart' ? 0.6 : 1), 1),
    bev: rounded(slip === 'slowStart' ? Math.max(0.16, 0.09 * fvc) : 0.02 * fvc, 2),
    lastSecond: rounded(fvc - until, 3),
    dipAt: slip === 'cough' ? 0.6 : 0,
    isSound: hasClip && isUpright && isCalibrated && isRested,
  };
}

/** The faults of a blow according to ATS/ERS 2019. */
const wrongsOf = ({ bev, fvc, dipAt, lastSecond, seconds }: Blow): Verdict[] => [
  ...(bev > Math.max(0.1, 0.05 * fvc) ? (['badStart'] as const) : []),
  ...(dipAt > 0 ? (['coughed'] as const) : []),
  ...(lastSecond > 0.025 && seconds < 15 ? (['badEnd'] as const) : []),
];

export const isJudgedRight = (blow: Blow) => {
  const wrongs = wrongsOf(blow);
  return (
    blow.verdict !== null &&
    (wrongs.length === 0 ? blow.verdict === 'keep' : wrongs.includes(blow.verdict))
  );
};

/** The two best blows may differ by this much (L). */
const REPEATS_WITHIN = 0.15;
const kinds = ['fvc', 'fev1'] as const;

/** The best values of the kept blows; null unless there are three good ones that repeat. */
export function bestOf(state: LungState, isAfterDrug: boolean) {
  const kept = sessionOf(state, isAfterDrug).filter(({ verdict }) => verdict === 'keep');
  const isGood = kept.length >= 3 && kept.every((blow) => wrongsOf(blow).length === 0);
  const [fvc, fev1] = kinds.map((kind) => kept.map((blow) => blow[kind]).sort((a, b) => b - a));
  const repeats = [fvc, fev1].every(
    (of) => rounded((of?.[0] ?? 0) - (of?.[1] ?? 0), 3) <= REPEATS_WITHIN,
  );
  if (!isGood || !repeats) return null;
  return {
    fvc: fvc?.[0] ?? 0,
    fev1: fev1?.[0] ?? 0,
    isSound: kept.every((blow) => blow.isSound),
  };
}

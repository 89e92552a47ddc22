export const patterns = ['normal', 'obstructive', 'restrictive'] as const;
export type Pattern = (typeof patterns)[number];

/** What may go wrong with a blow, whoever urges. */
export const slips = ['none', 'slowStart', 'cough', 'earlyEnd'] as const;
export type Slip = (typeof slips)[number];

/** Volumes in litres, flows in litres a second, heights in centimetres. */
export interface Person {
  sex: 'male' | 'female';
  age: number;
  height: number;
  pattern: Pattern;
  isReversible: boolean;
  fvc: number;
  fev1: number;
  pef: number;
  /** How much the drug opens in the end (L). */
  gains: { fvc: number; fev1: number };
  /** What slips happen before the drug and after it, blow by blow. */
  slips: readonly [readonly Slip[], readonly Slip[]];
  /** How much of the best each blow lacks. */
  slack: readonly number[];
}

/** What somebody made of a blow: kept it, or threw it away for a reason. */
export const verdicts = ['keep', 'badStart', 'coughed', 'badEnd'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Blow {
  at: number;
  isAfterDrug: boolean;
  fvc: number;
  fev1: number;
  pef: number;
  /** Seconds blown. */
  seconds: number;
  /** Litres that went before the start found by extrapolating back. */
  bev: number;
  /** Litres in the last second. */
  lastSecond: number;
  /** At which second the flow broke in; 0 where it did not. */
  dipAt: number;
  /** Whether nothing that a curve does not show was wrong. */
  isSound: boolean;
  verdict: Verdict | null;
}

export interface LungState {
  person: Person;
  /** By how much of the volume the device is off. */
  drift: number;
  isCalibrated: boolean;
  hasFreshFilter: boolean;
  isUpright: boolean;
  hasClip: boolean;
  isExplained: boolean;
  /** Seconds since the last blow. */
  restedFor: number;
  drug: { at: number; puffs: number } | null;
  blows: readonly Blow[];
}

/** No more than eight are asked of anybody. */
export const MOST_BLOWS = 8;

export const sessionOf = ({ blows }: LungState, isAfterDrug: boolean) =>
  blows.filter((blow) => blow.isAfterDrug === isAfterDrug);

export const patterns = ['normal', 'obstructive', 'restrictive'] as const;
export type Pattern = (typeof patterns)[number];

/** Faults of a blow that no encouragement can prevent. */
export const slips = ['none', 'slowStart', 'cough', 'earlyEnd'] as const;
export type Slip = (typeof slips)[number];

/** Volumes in litres, flows in litres per second, heights in centimetres. */
export interface Person {
  sex: 'male' | 'female';
  age: number;
  height: number;
  pattern: Pattern;
  isReversible: boolean;
  fvc: number;
  fev1: number;
  pef: number;
  /** The drug's full effect (L). */
  gains: { fvc: number; fev1: number };
  /** The faults before and after the drug, blow by blow. */
  slips: readonly [readonly Slip[], readonly Slip[]];
  /** The shortfall of each blow from the person's best. */
  slack: readonly number[];
}

/** The learner's verdict on a blow: kept, or rejected for a reason. */
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
  /** The back-extrapolated volume in litres. */
  bev: number;
  /** The volume of the last second in litres. */
  lastSecond: number;
  /** The second at which the flow dropped; 0 if it did not. */
  dipAt: number;
  /** True if nothing invisible on the curve was wrong. */
  isSound: boolean;
  verdict: Verdict | null;
}

export interface LungState {
  person: Person;
  /** The calibration error, as a share of the volume. */
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

/** The limit of the guideline. */
export const MOST_BLOWS = 8;

export const sessionOf = ({ blows }: LungState, isAfterDrug: boolean) =>
  blows.filter((blow) => blow.isAfterDrug === isAfterDrug);

export const cuffs = ['small', 'standard', 'large'] as const;
export type Cuff = (typeof cuffs)[number];

export const cuffPlaces = ['upperArm', 'elbow'] as const;
export type CuffPlace = (typeof cuffPlaces)[number];

export const heads = ['brachial', 'underCuff', 'outer'] as const;
export type Head = (typeof heads)[number];

export const grades = ['normal', 'high', 'first', 'second', 'third'] as const;
export type Grade = (typeof grades)[number];

/** The person measured; in mmHg, beats a minute, and centimetres of arm circumference. */
export interface Person {
  systolic: number;
  diastolic: number;
  grade: Grade;
  rate: number;
  arm: number;
  isIrregular: boolean;
  /** The auscultatory gap: a silent range between the two pressures. */
  gap: { top: number; bottom: number } | null;
  /** The variation from one measurement to the next, from −1 to 1. */
  drifts: readonly number[];
}

/** One slow deflation, with everything that determines its sounds. */
export interface Deflation {
  at: number;
  from: number;
  rate: number;
  /** The effective pressures with this cuff, at this height and time. */
  systolic: number;
  diastolic: number;
  /** The loudness of the sounds, from 0 to 1. */
  carries: number;
}

export interface Measurement {
  deflation: Deflation;
  rested: number;
  level: number;
  cuff: Cuff;
  cuffPlace: CuffPlace;
  head: Head | null;
  /** Seconds since the cuff was last empty; null for the first measurement. */
  sinceLast: number | null;
  palpated: number | null;
}

export interface PressureState {
  person: Person;
  cuff: { size: Cuff; place: CuffPlace } | null;
  /** The height of the elbow above the heart in centimetres. */
  level: number;
  rested: number;
  head: Head | null;
  hasFingersOn: boolean;
  pressure: number;
  palpated: number | null;
  /** The time of the last deflation. */
  emptiedAt: number | null;
  measurements: readonly Measurement[];
}

/** The cuff whose bladder covers 80 % of the arm's circumference. */
export const fittingCuff = ({ arm }: Person): Cuff =>
  arm < 27 ? 'small' : arm < 35 ? 'standard' : 'large';

export const cuffs = ['small', 'standard', 'large'] as const;
export type Cuff = (typeof cuffs)[number];

export const cuffPlaces = ['upperArm', 'elbow'] as const;
export type CuffPlace = (typeof cuffPlaces)[number];

export const heads = ['brachial', 'underCuff', 'outer'] as const;
export type Head = (typeof heads)[number];

export const grades = ['normal', 'high', 'first', 'second', 'third'] as const;
export type Grade = (typeof grades)[number];

/** One whose pressure is measured; in mmHg, beats a minute, and centimetres round the arm. */
export interface Person {
  systolic: number;
  diastolic: number;
  grade: Grade;
  rate: number;
  arm: number;
  isIrregular: boolean;
  /** Where sounds fall silent between the two pressures, though the blood still beats. */
  gap: { top: number; bottom: number } | null;
  /** By how much each measurement differs from the last, from −1 to 1. */
  drifts: readonly number[];
}

/** A cuff let down slowly: all that its sounds follow from. */
export interface Deflation {
  at: number;
  from: number;
  rate: number;
  /** What the artery under this cuff, at this height, at this time, answers to. */
  systolic: number;
  diastolic: number;
  /** How well the sounds come through, from 0 to 1. */
  carries: number;
}

/** One measurement, and how it was made. */
export interface Measurement {
  deflation: Deflation;
  rested: number;
  level: number;
  cuff: Cuff;
  cuffPlace: CuffPlace;
  head: Head | null;
  /** Seconds since the cuff was last empty after pressing; none for the first time. */
  sinceLast: number | null;
  palpated: number | null;
}

export interface PressureState {
  person: Person;
  cuff: { size: Cuff; place: CuffPlace } | null;
  /** Centimetres of the elbow over the heart. */
  level: number;
  rested: number;
  head: Head | null;
  hasFingersOn: boolean;
  pressure: number;
  palpated: number | null;
  /** When the cuff was last let out. */
  emptiedAt: number | null;
  measurements: readonly Measurement[];
}

/** The cuff whose bladder goes round 80 % of the arm. */
export const fittingCuff = ({ arm }: Person): Cuff =>
  arm < 27 ? 'small' : arm < 35 ? 'standard' : 'large';

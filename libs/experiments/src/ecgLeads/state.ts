export const electrodes = [
  ...(['RA', 'LA', 'RL', 'LL', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const),
] as const;
export type Electrode = (typeof electrodes)[number];

/** Where an electrode can be put, from above down: where it belongs, and where it does not. */
export const sites = [
  ...(['rightArm', 'leftArm', 'rightLeg', 'leftLeg'] as const),
  ...(['right2', 'left2', 'right4', 'left4', 'middle4', 'front4'] as const),
  ...(['between', 'middle5', 'front5', 'side5'] as const),
] as const;
export type Site = (typeof sites)[number];

export const belongsAt: Record<Electrode, Site> = {
  RA: 'rightArm',
  LA: 'leftArm',
  RL: 'rightLeg',
  LL: 'leftLeg',
  V1: 'right4',
  V2: 'left4',
  V3: 'between',
  V4: 'middle5',
  V5: 'front5',
  V6: 'side5',
};

export type Worn = Record<Electrode, Site | null>;

export const faults = ['arms', 'rightArmLeg', 'leftArmLeg', 'highChest', 'chestOrder'] as const;
export type Fault = (typeof faults)[number];

/** What a colleague did wrong, by where the electrodes came to lie. */
export const wornBy: Record<Fault, Partial<Worn>> = {
  arms: { RA: 'leftArm', LA: 'rightArm' },
  rightArmLeg: { RA: 'rightLeg', RL: 'rightArm' },
  leftArmLeg: { LA: 'leftLeg', LL: 'leftArm' },
  highChest: { V1: 'right2', V2: 'left2' },
  chestOrder: { V3: 'front5', V5: 'between' },
};

/** One whose heart is recorded. */
export interface Person {
  rate: number;
  /** Degrees by which the heart lies steeper than the mean. */
  turned: number;
  /** How large everything is, of the mean. */
  scale: number;
  /** How far the main forces point backwards (mV). */
  backwards: number;
}

/** A sheet that was printed. */
export interface Sheet {
  isSecond: boolean;
  /** How many electrodes had been moved on this person. */
  moved: number;
  worn: Worn;
  isClean: boolean;
  isStill: boolean;
  gain: number;
  speed: number;
}

export interface EcgState {
  people: readonly [Person, Person];
  fault: Fault;
  /** Whether the colleague's patient lies here now. */
  isSecond: boolean;
  worn: Worn;
  /** Where the skin was rubbed. */
  rubbed: readonly Site[];
  /** Seconds since something was done to the person. */
  calmFor: number;
  gain: number;
  speed: number;
  sheets: readonly Sheet[];
  /** Which electrodes of the colleague's were touched, in their order. */
  touched: readonly Electrode[];
}

export const nothingWorn: Worn = {
  RA: null,
  LA: null,
  RL: null,
  LL: null,
  V1: null,
  V2: null,
  V3: null,
  V4: null,
  V5: null,
  V6: null,
};

export const personOf = ({ people, isSecond }: Pick<EcgState, 'people' | 'isSecond'>) =>
  people[isSecond ? 1 : 0];

export const isRight = (worn: Worn) => electrodes.every((one) => worn[one] === belongsAt[one]);

export const electrodes = [
  ...(['RA', 'LA', 'RL', 'LL', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const),
] as const;
export type Electrode = (typeof electrodes)[number];

/** The sites for electrodes, from top to bottom, correct and incorrect ones. */
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

/** The colleague's errors, with the resulting electrode positions. */
export const wornBy: Record<Fault, Partial<Worn>> = {
  arms: { RA: 'leftArm', LA: 'rightArm' },
  rightArmLeg: { RA: 'rightLeg', RL: 'rightArm' },
  leftArmLeg: { LA: 'leftLeg', LL: 'leftArm' },
  highChest: { V1: 'right2', V2: 'left2' },
  chestOrder: { V3: 'front5', V5: 'between' },
};

export interface Person {
  rate: number;
  /** The deviation of the heart's axis from the mean in degrees, steeper above zero. */
  turned: number;
  /** The amplitude relative to the mean. */
  scale: number;
  /** The backward component of the main vector (mV). */
  backwards: number;
}

export interface Sheet {
  isSecond: boolean;
  /** The number of electrodes moved on this person before. */
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
  /** True while the colleague's patient is connected. */
  isSecond: boolean;
  worn: Worn;
  /** The sites where the skin was prepared. */
  rubbed: readonly Site[];
  /** Seconds since the patient was last disturbed. */
  calmFor: number;
  gain: number;
  speed: number;
  sheets: readonly Sheet[];
  /** The colleague's electrodes that were touched, in order. */
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

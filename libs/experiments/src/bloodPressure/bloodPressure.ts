import { drawn } from '../engine/chance';
import type { Experiment } from '../engine/experiment';
import { demands, fields } from './demands';
import { sight } from './sight';
import type { Grade, Person, PressureState } from './state';
import { use, wait } from './use';
import { gradeNames, words } from './words';

/**
 * The ranges from which pressures of each grade are drawn, away from the borders between grades.
 */
const ranges: Record<Grade, { systolic: [number, number]; diastolic: [number, number] }> = {
  normal: { systolic: [104, 112], diastolic: [64, 74] },
  high: { systolic: [126, 134], diastolic: [72, 84] },
  first: { systolic: [146, 154], diastolic: [82, 94] },
  second: { systolic: [166, 174], diastolic: [90, 104] },
  third: { systolic: [187, 198], diastolic: [98, 104] },
};

/** More frequent than in the population, so that learners meet it. */
const HAS_GAP = 0.4;
const IS_IRREGULAR = 0.12;

function somebody(random: () => number): Person {
  const between = ([least, most]: readonly [number, number]) =>
    Math.round(least + (most - least) * random());
  const grade = drawn<Grade>(random, [
    ['normal', 3],
    ['high', 3],
    ['first', 3],
    ['second', 2],
    ['third', 1],
  ]);
  const systolic = between(ranges[grade].systolic);
  const diastolic = between(ranges[grade].diastolic);
  const hasGap = random() < HAS_GAP && systolic >= 140;
  return {
    grade,
    systolic,
    diastolic,
    rate: between([62, 88]),
    arm: drawn(random, [
      [between([23, 26]), 1],
      [between([27, 34]), 2],
      [between([35, 40]), 1],
    ]),
    isIrregular: random() < IS_IRREGULAR,
    gap: hasGap ? { top: systolic - 12, bottom: systolic - 34 } : null,
    drifts: [1, 2, 3, 4].map(() => Math.round(20 * random() - 10) / 10),
  };
}

/** The arm hangs, and the person has just sat down. */
const ARM_HANGS_CM = -15;

export const bloodPressure: Experiment<PressureState> = {
  key: 'bloodPressure',
  version: 1,
  minutes: 20,
  aims: words.aims,
  equipment: words.equipment,
  sources: words.sources,
  begin: (random) => ({
    person: somebody(random),
    cuff: null,
    level: ARM_HANGS_CM,
    rested: 0,
    head: null,
    hasFingersOn: false,
    pressure: 0,
    palpated: null,
    emptiedAt: null,
    measurements: [],
  }),
  use,
  wait,
  sight,
  fields,
  demands,
  truth: ({ person: { systolic, diastolic, grade, isIrregular, gap } }) =>
    [
      `受检者安静时血压 ${systolic}/${diastolic} mmHg，血压水平：${gradeNames[grade]}`,
      ...(isIrregular ? ['脉律不齐'] : []),
      ...(gap ? [`在 ${gap.top}～${gap.bottom} mmHg 有听诊间隙`] : []),
    ].join('，') + '。',
};

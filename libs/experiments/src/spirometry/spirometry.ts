import { drawn } from '../engine/chance';
import type { Experiment } from '../engine/experiment';
import { predicted } from './blowing';
import { demands, fields } from './demands';
import { sight } from './sight';
import { type LungState, MOST_BLOWS, type Pattern, type Person, type Slip } from './state';
import { use, wait } from './use';
import { patternNames, reversibilities, words } from './words';

/** Five of eight blows are good, so that three can always be obtained. */
const GOOD_BLOWS = 5;
const slipsThatHappen: readonly Slip[] = ['slowStart', 'cough', 'earlyEnd'];

function shuffledSlips(random: () => number): Slip[] {
  const all: Slip[] = [...Array<Slip>(GOOD_BLOWS).fill('none'), ...slipsThatHappen];
  return all
    .map((slip) => ({ slip, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ slip }) => slip);
}

function somebody(random: () => number): Person {
  const between = (least: number, most: number) => least + (most - least) * random();
  const sex = random() < 0.5 ? ('male' as const) : ('female' as const);
  const height = Math.round(sex === 'male' ? between(164, 182) : between(154, 170));
  const age = Math.round(between(25, 65));
  const usual = predicted({ sex, age, height });
  const pattern = drawn<Pattern>(random, [
    ['normal', 1],
    ['obstructive', 2],
    ['restrictive', 1],
  ]);
  const isReversible = pattern === 'obstructive' && random() < 0.5;
  const figures: Record<Pattern, { fvc: number; ratio: number; pef: number }> = {
    normal: { fvc: between(0.94, 1.08), ratio: usual.ratio + between(-2, 4), pef: 0.95 },
    obstructive: { fvc: between(0.9, 1), ratio: between(46, 58), pef: 0.55 },
    restrictive: { fvc: between(0.52, 0.62), ratio: between(83, 88), pef: 0.85 },
  };
  const { fvc: part, ratio, pef } = figures[pattern];
  const fvc = part * usual.fvc;
  return {
    sex,
    age,
    height,
    pattern,
    isReversible,
    fvc,
    fev1: (fvc * ratio) / 100,
    pef: pef * usual.pef,
    gains: {
      fev1: usual.fev1 * (isReversible ? between(0.15, 0.22) : between(0.01, 0.04)),
      fvc: usual.fvc * (isReversible ? between(0.04, 0.07) : between(0, 0.02)),
    },
    slips: [shuffledSlips(random), shuffledSlips(random)],
    slack: Array.from({ length: 2 * MOST_BLOWS }, () => 0.02 * random()),
  };
}

export const spirometry: Experiment<LungState> = {
  key: 'spirometry',
  version: 1,
  minutes: 30,
  aims: words.aims,
  equipment: words.equipment,
  sources: words.sources,
  begin: (random) => ({
    person: somebody(random),
    // Beyond the accepted calibration error of 3 %.
    drift: (random() < 0.5 ? -1 : 1) * (0.04 + 0.05 * random()),
    isCalibrated: false,
    hasFreshFilter: false,
    isUpright: false,
    hasClip: false,
    isExplained: false,
    restedFor: 3600,
    drug: null,
    blows: [],
  }),
  use,
  wait,
  sight,
  fields,
  demands,
  truth: ({ person: { pattern, isReversible } }) =>
    `受检者的通气功能：${patternNames[pattern]}；${reversibilities[isReversible ? 0 : 1]}。`,
};

import { drawn } from '../engine/chance';
import type { Experiment } from '../engine/experiment';
import { demands, fields } from './demands';
import { sight } from './sight';
import { freshRinger, type HeartState, unknowns } from './state';
import { drawnOn, use, wait } from './use';
import { unknownNames, words } from './words';

export const frogHeart: Experiment<HeartState> = {
  key: 'frogHeart',
  version: 1,
  minutes: 40,
  aims: words.aims,
  equipment: words.equipment,
  sources: words.sources,
  begin: (random) =>
    drawnOn(
      {
        heart: {
          restRate: Math.round(30 + 14 * random()),
          restAmplitude: 1.4 + random(),
          sensitivity: 0.8 + 0.45 * random(),
        },
        unknown: drawn(
          random,
          unknowns.map((one) => [one, 1] as const),
        ),
        volume: 2,
        fluid: freshRinger,
        site: freshRinger,
        damage: 0,
        wasUpset: false,
        happenings: [],
        record: [],
      },
      0,
      '',
    ),
  use,
  wait,
  sight,
  fields,
  demands,
  truth: ({ unknown }) => `未知溶液 X 是${unknownNames[unknown]}溶液。`,
};

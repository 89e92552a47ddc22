import { drawn } from '../engine/chance';
import type { Experiment } from '../engine/experiment';
import { demands, fields } from './demands';
import { sight } from './sight';
import { type GramState, kinds, newSlide } from './state';
import { use, wait } from './use';
import { kindNames, words } from './words';

export const gramStain: Experiment<GramState> = {
  key: 'gramStain',
  version: 1,
  minutes: 20,
  aims: words.aims,
  equipment: words.equipment,
  sources: words.sources,
  begin: (random) => ({
    kind: drawn(
      random,
      kinds.map((one) => [one, 1] as const),
    ),
    slide: newSlide,
    view: null,
  }),
  use,
  wait,
  sight,
  fields,
  demands,
  truth: ({ kind }) => `标本是${kindNames[kind]}。`,
};

import { drawn } from '../engine/chance';
import type { Experiment } from '../engine/experiment';
import { demands, fields } from './demands';
import { sight } from './sight';
import { type BloodState, emptyWell } from './state';
import { use } from './use';
import { words } from './words';

/** D negative is rarer in the population; it is raised here so that learners meet it. */
const D_NEGATIVE = 0.2;

export const bloodTyping: Experiment<BloodState> = {
  key: 'bloodTyping',
  version: 1,
  minutes: 15,
  aims: words.aims,
  equipment: words.equipment,
  sources: words.sources,
  begin: (random) => ({
    blood: {
      abo: drawn(random, [
        ['A', 28],
        ['B', 28],
        ['O', 34],
        ['AB', 10],
      ]),
      d: random() >= D_NEGATIVE,
    },
    wells: { well1: emptyWell, well2: emptyWell, well3: emptyWell, well4: emptyWell },
    stickIn: [],
    soiled: [],
  }),
  use,
  sight,
  fields,
  demands,
  truth: ({ blood }) => `受检者为 ${blood.abo} 型，RhD ${blood.d ? '阳性' : '阴性'}。`,
};

import { drawn } from '../engine/chance';
import type { Experiment } from '../engine/experiment';
import { demands, fields } from './demands';
import { sight } from './sight';
import { type EcgState, faults, nothingWorn, type Person } from './state';
import { use, wait } from './use';
import { faultNames, signNames, words } from './words';

const somebody = (random: () => number): Person => ({
  rate: Math.round(60 + 30 * random()),
  turned: Math.round(20 * random()),
  scale: 0.85 + 0.3 * random(),
  backwards: 0.5 + 0.6 * random(),
});

/** The settings left on the machine by the previous user. */
const LEFT_ON = { gain: 10, speed: 50 };

export const ecgLeads: Experiment<EcgState> = {
  key: 'ecgLeads',
  version: 1,
  minutes: 25,
  aims: words.aims,
  equipment: words.equipment,
  sources: words.sources,
  begin: (random) => ({
    people: [somebody(random), somebody(random)],
    fault: drawn(
      random,
      faults.map((one) => [one, 1] as const),
    ),
    isSecond: false,
    worn: nothingWorn,
    rubbed: [],
    calmFor: 0,
    ...LEFT_ON,
    sheets: [],
    touched: [],
  }),
  use,
  wait,
  sight,
  fields,
  demands,
  truth: ({ fault }) => `第二位受检者：${faultNames[fault]}。依据：${signNames[fault]}。`,
};

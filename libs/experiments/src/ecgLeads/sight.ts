import type {
  ExperimentInstrument,
  ExperimentPlace,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { rounded } from '../engine/curves';
import type { Sight } from '../engine/experiment';
import { leadNames, twelve } from './leads';
import { type EcgState, electrodes, personOf, type Site, sites } from './state';
import { CALM_AFTER_S } from './use';
import { electrodeNames, siteNames, words } from './words';

const { names, hints, looks } = words;
const places = [...sites];
const monitor = ['monitor'];
const gain = { name: names.gainName, unit: 'mm/mV', least: 5, most: 20, step: 5, usual: 10 };
const speed = { name: names.speedName, unit: 'mm/s', least: 25, most: 50, step: 25, usual: 25 };

const instruments: ExperimentInstrument[] = [
  { id: 'rub', name: names.rub, hint: hints.rub, amount: null, places },
  ...electrodes.map((id) => ({
    id,
    name: names.electrode(electrodeNames[id]),
    hint: hints.electrode,
    amount: null,
    places,
  })),
  { id: 'gain', name: names.gain, hint: hints.gain, amount: gain, places: monitor },
  { id: 'speed', name: names.speed, hint: hints.speed, amount: speed, places: monitor },
  { id: 'print', name: names.print, hint: hints.print, amount: null, places: monitor },
  { id: 'takeOff', name: names.takeOff, hint: hints.takeOff, amount: null, places: monitor },
  { id: 'next', name: names.next, hint: hints.next, amount: null, places: monitor },
];

/**
 * The values drawn. Each site (ids of `sites`): electrode (0 none, else its place in `electrodes`
 * from 1: RA LA RL LL V1 … V6; −1 under a sheet), isRubbed. `monitor`: rate (beats/min), gain
 * (mm/mV), speed (mm/s), noise (mV of wander and tremor, 0 to 0.4), isSecond (1 at the colleague's
 * patient), isOff (1 where electrodes lack); and of each lead (I II III aVR aVL aVF V1 … V6) its
 * waves in mV, downwards below zero: `I.p`, `I.q`, `I.r`, `I.s`, `I.r2` (a second peak after s),
 * `I.t`. All zero: no signal, a flat line.
 */
export const sight = (state: EcgState): Sight => ({
  instruments,
  places: [...sites.map((site) => seenSite(state, site)), seenMonitor(state)],
});

function seenSite({ worn, rubbed, isSecond }: EcgState, site: Site): ExperimentPlace {
  const place = { id: site, name: siteNames[site] };
  if (isSecond) return { ...place, says: looks.hidden, looks: { electrode: -1, isRubbed: 1 } };
  const index = electrodes.findIndex((one) => worn[one] === site);
  const electrode = electrodes[index];
  const isRubbed = rubbed.includes(site);
  const bare = isRubbed ? looks.rubbed : looks.free;
  return {
    ...place,
    says: electrode ? looks.worn(electrodeNames[electrode]) : bare,
    looks: { electrode: index + 1, isRubbed: isRubbed ? 1 : 0 },
  };
}

function seenMonitor(state: EcgState): ExperimentPlace {
  const { worn, rubbed, gain: height, speed: pace, isSecond } = state;
  const person = personOf(state);
  const leads = twelve(person, worn);
  const isOff = electrodes.some((one) => worn[one] === null);
  const unrubbed = electrodes.filter((one) => {
    const site = worn[one];
    return site !== null && !rubbed.includes(site);
  }).length;
  const noise = 0.02 * unrubbed + (state.calmFor < CALM_AFTER_S ? 0.05 : 0);
  const waves = leadNames.flatMap((lead) =>
    Object.entries(leads[lead]).map(([wave, value]) => [`${lead}.${wave}`, value] as const),
  );
  return {
    id: 'monitor',
    name: names.monitor,
    says: isOff ? looks.off : looks.live(person.rate),
    looks: {
      rate: person.rate,
      gain: height,
      speed: pace,
      noise: rounded(noise, 2),
      isSecond: isSecond ? 1 : 0,
      isOff: isOff ? 1 : 0,
      ...Object.fromEntries(waves),
    },
  };
}

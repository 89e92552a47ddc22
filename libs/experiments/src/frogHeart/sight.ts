import type { ExperimentInstrument } from '@cheese/domain/contract/training/shapes/experimentBench';
import type { Sight } from '../engine/experiment';
import { beatingOf } from './heart';
import { type HeartState, rhythms, solutes } from './state';
import { givenNames, words } from './words';

const { names, hints, looks } = words;
const drops = { name: names.drops, unit: names.drop, least: 1, most: 5, step: 1, usual: 1 };
const millilitres = { name: names.volume, unit: 'mL', least: 1, most: 3, step: 0.5, usual: 2 };
const places = ['cannula'];

const instruments: ExperimentInstrument[] = [
  {
    id: 'measure',
    name: names.measure,
    hint: hints.measure,
    amount: null,
    places: ['recorder'],
  },
  { id: 'ringer', name: names.ringer, hint: hints.ringer, amount: millilitres, places },
  { id: 'saline', name: givenNames.saline, hint: hints.saline, amount: null, places },
  ...solutes.map((id) => ({
    id,
    name: givenNames[id],
    hint: hints.drop,
    amount: drops,
    places,
  })),
  { id: 'unknown', name: givenNames.unknown, hint: hints.unknown, amount: drops, places },
];

/**
 * The values drawn. `cannula`: volume (mL, to 3.5). `heart` as it beats now and each stretch of the
 * trace from its second on: rate (beats/min, 0 to 70), amplitude (g over the base, 0 to 5), base
 * (g between beats, 0.4 to 1.6), rhythm (0 regular, 1 with extrasystoles, 2 standing still relaxed,
 * 3 standing still contracted). A mark stands where something was given or washed. `recorder`:
 * count of measurements.
 */
export function sight(state: HeartState): Sight {
  const beating = beatingOf(state);
  const count = state.happenings.filter(({ kind }) => kind === 'measure').length;
  return {
    instruments,
    places: [
      {
        id: 'cannula',
        name: names.cannula,
        says: looks.cannula(state.volume),
        looks: { volume: state.volume },
      },
      {
        id: 'heart',
        name: names.heart,
        says: looks[rhythms[beating.rhythm] ?? 'regular'],
        looks: { ...beating },
      },
      { id: 'recorder', name: names.recorder, says: looks.recorder(count), looks: { count } },
    ],
    trace: state.record,
  };
}

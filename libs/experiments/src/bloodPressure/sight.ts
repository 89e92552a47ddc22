import type { ExperimentInstrument } from '@cheese/domain/contract/training/shapes/experimentBench';
import type { Sight } from '../engine/experiment';
import { beatsOf } from './sounds';
import { cuffPlaces, cuffs, heads, type PressureState } from './state';
import { cuffNames, headNames, placeNames, words } from './words';

const { names, hints, looks } = words;
const gauge = ['gauge'];
const level = { name: names.level, unit: 'cm', least: -20, most: 20, step: 5, usual: 0 };
const to = { name: names.to, unit: 'mmHg', least: 40, most: 280, step: 2, usual: 120 };
const speed = { name: names.speed, unit: 'mmHg/s', least: 1, most: 12, step: 0.5, usual: 3 };

const instruments: ExperimentInstrument[] = [
  { id: 'support', name: names.support, hint: hints.support, amount: level, places: ['arm'] },
  ...cuffs.map((id) => ({
    id,
    name: cuffNames[id],
    hint: hints.cuff,
    amount: null,
    places: [...cuffPlaces],
  })),
  { id: 'fingers', name: names.fingers, hint: hints.fingers, amount: null, places: ['radial'] },
  {
    id: 'stethoscope',
    name: names.stethoscope,
    hint: hints.stethoscope,
    amount: null,
    places: [...heads],
  },
  { id: 'bulb', name: names.bulb, hint: hints.bulb, amount: to, places: gauge },
  { id: 'valve', name: names.valve, hint: hints.valve, amount: speed, places: gauge },
  { id: 'release', name: names.release, hint: hints.release, amount: null, places: gauge },
];

/**
 * The values drawn. `arm`: level (cm over the heart, −20 to 20). `upperArm` and `elbow`: cuff (0
 * none, 1 small, 2 standard, 3 large), `upperArm` also circumference (cm). `brachial`, `underCuff`,
 * `outer`: hasHead. `radial`: hasFingers. `gauge`: pressure (mmHg), count (measurements so far).
 * The trace is the last slow letting down (the clock has gone on by it), a stretch for each
 * heartbeat at its second: pressure (mmHg on the gauge then), loudness (0 silent to 1), phase (0
 * none, 1 clear taps, 2 swishing, 3 crisp, 4 muffled), rate (mmHg/s downwards). The needle falls
 * evenly between two beats.
 */
export function sight(state: PressureState): Sight {
  const { person, cuff, head, pressure, measurements } = state;
  const worn = (place: string) => (cuff?.place === place ? cuffs.indexOf(cuff.size) + 1 : 0);
  const sayCuff = (place: string) =>
    cuff?.place === place ? looks.wrapped(cuffNames[cuff.size]) : looks.bare;
  const deflation = measurements.at(-1)?.deflation;
  return {
    instruments,
    places: [
      {
        id: 'arm',
        name: names.arm,
        says: looks.arm(state.level),
        looks: { level: state.level },
      },
      {
        id: 'upperArm',
        name: placeNames.upperArm,
        says: [looks.upperArm(person.arm), sayCuff('upperArm')].join('，'),
        looks: { cuff: worn('upperArm'), circumference: person.arm },
      },
      {
        id: 'elbow',
        name: placeNames.elbow,
        says: sayCuff('elbow'),
        looks: { cuff: worn('elbow') },
      },
      ...heads.map((id) => ({
        id,
        name: headNames[id],
        says: head === id ? looks.head : looks.noHead,
        looks: { hasHead: head === id ? 1 : 0 },
      })),
      {
        id: 'radial',
        name: names.radial,
        says: state.hasFingersOn ? looks.fingers : looks.noFingers,
        looks: { hasFingers: state.hasFingersOn ? 1 : 0 },
      },
      {
        id: 'gauge',
        name: names.gauge,
        says: looks.gauge(pressure),
        looks: { pressure, count: measurements.length },
      },
    ],
    trace: deflation
      ? beatsOf(person, deflation).map(({ after, ...heard }) => ({
          at: deflation.at + after,
          mark: '',
          looks: { ...heard, rate: deflation.rate },
        }))
      : [],
  };
}

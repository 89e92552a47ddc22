import type {
  ExperimentInstrument,
  ExperimentPlace,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { rounded } from '../engine/curves';
import type { Sight } from '../engine/experiment';
import { predicted } from './blowing';
import { type Blow, type LungState, verdicts } from './state';
import { verdictNames, words } from './words';

const { names, hints, looks } = words;
const urged = { name: names.urged, unit: names.seconds, least: 1, most: 15, step: 1, usual: 6 };
const puffs = { name: names.puffs, unit: names.puff, least: 1, most: 8, step: 1, usual: 4 };
const on = (place: string) => ({ amount: null, places: [place] });
const patient = ['patient'];

const instruments: ExperimentInstrument[] = [
  ...(['syringe', 'filter'] as const).map((id) => ({
    id,
    name: names[id],
    hint: hints[id],
    ...on('spirometer'),
  })),
  ...(['posture', 'clip', 'explain'] as const).map((id) => ({
    id,
    name: names[id],
    hint: hints[id],
    ...on('patient'),
  })),
  { id: 'blow', name: names.blow, hint: hints.blow, amount: urged, places: patient },
  ...verdicts.map((id) => ({ id, name: verdictNames[id], hint: hints.verdict, ...on('curve') })),
  {
    id: 'salbutamol',
    name: names.salbutamol,
    hint: hints.salbutamol,
    amount: puffs,
    places: patient,
  },
];

/**
 * The values drawn. `spirometer`: isCalibrated, hasFreshFilter. `patient`: isUpright, hasClip,
 * hasInhaled; as the device expects of such a person: fvc, fev1 (L), pef (L/s), ratio (%),
 * leastFvc (L), leastRatio (%). `curve` the last blow, and the trace each of them at its second:
 * number (from 1), isAfterDrug, fvc, fev1 (L), pef (L/s), seconds (blown), bev (L before the start
 * extrapolated back: over 0.1 a rounded, late peak), lastSecond (L: over 0.025 the curve is cut off
 * before the base line), dipAt (s: the flow breaks in there; 0 not at all), concavity (0 a straight
 * way down from the peak, to 1 hollow), verdict (0 none, 1 kept, 2 to 4 thrown away).
 */
export function sight(state: LungState): Sight {
  const { blows } = state;
  const last = blows.at(-1);
  const shown = last ? looksOf(last, blows.length) : { number: 0 };
  const verdict = last?.verdict ? verdictNames[last.verdict] : looks.unjudged;
  return {
    instruments,
    places: [
      {
        id: 'spirometer',
        name: names.spirometer,
        says: looks.spirometer(state.isCalibrated, state.hasFreshFilter),
        looks: { isCalibrated: +state.isCalibrated, hasFreshFilter: +state.hasFreshFilter },
      },
      seenPatient(state),
      {
        id: 'curve',
        name: names.curve,
        looks: shown,
        says: last ? looks.curve(blows.length, verdict) : looks.noCurve,
      },
    ],
    trace: blows.map((blow, index) => ({
      at: blow.at,
      mark: '',
      looks: looksOf(blow, index + 1),
    })),
  };
}

function looksOf(blow: Blow, number: number) {
  const { fvc, fev1, pef, seconds, bev, lastSecond, dipAt, verdict } = blow;
  const concavity = Math.min(1, Math.max(0, (0.85 - fev1 / fvc) / 0.45));
  return {
    number,
    isAfterDrug: +blow.isAfterDrug,
    fvc,
    fev1,
    pef,
    seconds,
    bev,
    lastSecond,
    dipAt,
    concavity: rounded(concavity, 2),
    verdict: verdict ? verdicts.indexOf(verdict) + 1 : 0,
  };
}

function seenPatient({ person, isUpright, hasClip, drug }: LungState): ExperimentPlace {
  const expected = predicted(person);
  const { fvc, fev1, ratio, leastFvc, leastRatio } = expected;
  return {
    id: 'patient',
    name: names.patient,
    says: [
      looks.person(person.sex, person.age, person.height),
      isUpright ? looks.upright : looks.slumped,
      hasClip ? looks.clipped : looks.unclipped,
      ...(drug ? [looks.inhaled] : []),
      looks.expected(fvc, fev1, ratio, leastFvc, leastRatio),
    ].join('，'),
    looks: { isUpright: +isUpright, hasClip: +hasClip, hasInhaled: drug ? 1 : 0, ...expected },
  };
}

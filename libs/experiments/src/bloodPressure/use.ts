import { done, type Outcome, seen, type Use, warning } from '../engine/experiment';
import { beatsOf, LISTENED_TO_MMHG, measurable, pulseGoesAt } from './sounds';
import {
  type Cuff,
  type CuffPlace,
  cuffs,
  type Deflation,
  type Head,
  type PressureState,
} from './state';
import { cuffNames, headNames, placeNames, words } from './words';

const { says } = words;

type Outcomes = Outcome<PressureState>;
const refused = (state: PressureState, text: string): Outcomes => ({
  state,
  says: [warning(text)],
});

function wrap(state: PressureState, size: Cuff, place: CuffPlace): Outcomes {
  if (state.pressure > 0) return refused(state, says.stillFull);
  const next = { ...state, cuff: { size, place } };
  const heard = [
    done(says.wrapped(cuffNames[size], placeNames[place])),
    ...(place === 'elbow' ? [warning(says.covers)] : []),
  ];
  return { state: next, says: heard };
}

function pump(state: PressureState, to: number, now: number): Outcomes {
  if (!state.cuff) return refused(state, says.noCuff);
  if (to <= state.pressure) return refused(state, says.notHigher);
  const next = { ...state, pressure: to };
  if (!state.hasFingersOn) return { state: next, says: [done(says.pumped(to))] };
  const goesAt = pulseGoesAt(measurable({ ...state, head: null }, now).systolic);
  if (to <= goesAt) return { state: next, says: [done(says.pumped(to)), seen(says.stillFelt)] };
  return {
    state: { ...next, palpated: goesAt },
    says: [done(says.pumped(to)), seen(says.pulseGone(goesAt))],
  };
}

function letDown(state: PressureState, rate: number, now: number): Outcomes {
  const { cuff, pressure, person } = state;
  if (!cuff || pressure <= LISTENED_TO_MMHG) return refused(state, says.notFull);
  const { systolic, diastolic, shiftOfHead: shift, carries } = measurable(state, now);
  const deflation: Deflation = {
    at: now,
    from: pressure,
    rate,
    carries,
    systolic: systolic + shift.systolic,
    diastolic: diastolic + shift.diastolic,
  };
  const seconds = Math.round((pressure - LISTENED_TO_MMHG) / rate);
  const measurement = {
    deflation,
    rested: state.rested,
    level: state.level,
    head: state.head,
    cuff: cuff.size,
    cuffPlace: cuff.place,
    palpated: state.palpated,
    sinceLast: state.emptiedAt === null ? null : now - state.emptiedAt,
  };
  const beats = beatsOf(person, deflation);
  const heard = beats.some(({ loudness }) => loudness > 0);
  const isAtOnce = (beats[0]?.loudness ?? 0) > 0 || (beats[1]?.loudness ?? 0) > 0;
  return {
    seconds,
    state: {
      ...state,
      pressure: 0,
      hasFingersOn: false,
      emptiedAt: now + seconds,
      rested: state.rested + seconds,
      measurements: [...state.measurements, measurement],
    },
    says: [
      done(says.letDown(rate, seconds)),
      ...(heard ? [seen(says.listen)] : [warning(says.silence)]),
      ...(isAtOnce ? [warning(says.atOnce)] : []),
      ...(rate > 6 ? [warning(says.fast)] : []),
    ],
  };
}

export function use(
  state: PressureState,
  { instrument, place, amount }: Use,
  now: number,
): Outcomes {
  const cuff = cuffs.find((one) => one === instrument);
  if (cuff) return wrap(state, cuff, place as CuffPlace);
  if (instrument === 'support') {
    return { state: { ...state, level: amount }, says: [done(says.supported(amount))] };
  }
  if (instrument === 'fingers') {
    return { state: { ...state, hasFingersOn: true }, says: [seen(says.felt)] };
  }
  if (instrument === 'stethoscope') {
    const head = place as Head;
    return { state: { ...state, head }, says: [done(says.laid(headNames[head]))] };
  }
  if (instrument === 'bulb') return pump(state, amount, now);
  if (instrument === 'valve') return letDown(state, amount, now);
  if (state.pressure === 0) return refused(state, says.notFull);
  return {
    state: { ...state, pressure: 0, emptiedAt: now, hasFingersOn: false },
    says: [done(says.released)],
  };
}

export const wait = (state: PressureState, seconds: number): Outcomes => ({
  state: { ...state, rested: state.rested + seconds },
  says: state.pressure > 0 && seconds > 30 ? [warning(says.numb)] : [],
});

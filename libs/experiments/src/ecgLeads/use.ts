import { done, type Outcome, seen, type Use, warning } from '../engine/experiment';
import { twelve } from './leads';
import {
  belongsAt,
  type EcgState,
  type Electrode,
  electrodes,
  nothingWorn,
  personOf,
  type Site,
  sites,
  type Worn,
  wornBy,
} from './state';
import { electrodeNames, siteNames, words } from './words';

const { says } = words;
/** The time until a disturbed patient lies still again. */
export const CALM_AFTER_S = 30;

/** If another electrode is at the site, the two are swapped. */
function put(state: EcgState, electrode: Electrode, site: Site): Outcome<EcgState> {
  const from = state.worn[electrode];
  const other = electrodes.find((one) => state.worn[one] === site && one !== electrode);
  const worn: Worn = { ...state.worn, [electrode]: site, ...(other ? { [other]: from } : {}) };
  const next: EcgState = { ...state, worn, calmFor: 0 };
  const name = electrodeNames[electrode];
  if (state.isSecond) {
    return {
      state: { ...next, touched: [...state.touched, electrode] },
      says: [done(says.moved(name, siteNames[site]))],
    };
  }
  const exchanged = from === null ? says.takenOff : says.exchanged;
  return {
    state: next,
    says: [
      done(says.put(name, siteNames[site])),
      ...(other ? [warning(exchanged(electrodeNames[other]))] : []),
      ...(state.rubbed.includes(site) ? [] : [warning(says.notRubbed)]),
    ],
  };
}

function print(state: EcgState): Outcome<EcgState> {
  const { isSecond, worn, gain, speed } = state;
  const missing = electrodes.filter((one) => worn[one] === null);
  const isClean = electrodes.every((one) => {
    const site = worn[one];
    return site !== null && state.rubbed.includes(site);
  });
  const isStill = state.calmFor >= CALM_AFTER_S;
  const sheet = {
    isSecond,
    moved: state.touched.length,
    worn,
    isClean,
    isStill,
    gain,
    speed,
  };
  return {
    state: { ...state, sheets: [...state.sheets, sheet] },
    says: [
      seen(says.printed(twelve(personOf(state), worn))),
      ...(missing.length > 0
        ? [warning(says.missing(missing.map((one) => electrodeNames[one])))]
        : []),
      ...(isStill ? [] : [warning(says.tremor)]),
      ...(isClean || missing.length > 0 ? [] : [warning(says.wander)]),
      ...(gain === 10 && speed === 25 ? [] : [warning(says.unusual(gain, speed))]),
    ],
  };
}

function goOn(state: EcgState): Outcome<EcgState> {
  if (state.isSecond) return { state, says: [warning(says.alreadyThere)] };
  if (state.sheets.length === 0) return { state, says: [warning(says.nothingPrinted)] };
  const worn = { ...belongsAt, ...wornBy[state.fault] };
  return {
    state: {
      ...state,
      isSecond: true,
      worn,
      rubbed: [...sites],
      calmFor: CALM_AFTER_S,
      gain: 10,
      speed: 25,
    },
    says: [seen(says.second)],
  };
}

export function use(state: EcgState, { instrument, place, amount }: Use): Outcome<EcgState> {
  const electrode = electrodes.find((one) => one === instrument);
  if (electrode) return put(state, electrode, place as Site);
  if (instrument === 'print') return print(state);
  if (instrument === 'next') return goOn(state);
  if (instrument === 'gain' || instrument === 'speed') {
    return { state: { ...state, [instrument]: amount }, says: [done(says[instrument](amount))] };
  }
  if (instrument === 'takeOff') {
    if (state.isSecond) return { state, says: [warning(says.leaveThem)] };
    return { state: { ...state, worn: nothingWorn, calmFor: 0 }, says: [done(says.bare)] };
  }
  const isCovered = electrodes.some((one) => state.worn[one] === place);
  if (isCovered) return { state, says: [warning(says.covered)] };
  const rubbed = [...new Set([...state.rubbed, place as Site])];
  return { state: { ...state, rubbed, calmFor: 0 }, says: [done(says.rubbed)] };
}

export const wait = (state: EcgState, seconds: number): Outcome<EcgState> => ({
  state: { ...state, calmFor: Math.min(3600, state.calmFor + seconds) },
  says: [],
});

import { done, type Outcome, seen, type Use, warning } from '../engine/experiment';
import { type BloodState, type Reagent, reagents, type Well, type WellId } from './state';
import { clumping, driedEdge, nakedGrade } from './wells';
import { gradeNames, reagentNames, words } from './words';

const { says } = words;
/** The amount that clings to a stick, in drops. */
const CLINGS = 0.2;

type Doing = (state: BloodState, id: WellId, amount: number, clock: number) => Outcome<BloodState>;

const withWell = (state: BloodState, id: WellId, change: Partial<Well>): BloodState => ({
  ...state,
  wells: { ...state.wells, [id]: { ...state.wells[id], ...change } },
});

const isReagent = (id: string): id is Reagent => reagents.some((one) => one === id);

const pour =
  (reagent: Reagent): Doing =>
  (state, id, amount) => {
    const well = state.wells[id];
    const drops = { ...well.drops, [reagent]: (well.drops[reagent] ?? 0) + amount };
    const isSecond = Object.keys(well.drops).some((one) => one !== reagent && one !== 'salt');
    const heard = [
      done(says.dropped(reagentNames[reagent], amount)),
      ...(isSecond ? [warning(says.secondReagent)] : []),
      ...(well.mixedAt === null ? [] : [warning(says.late)]),
    ];
    return { state: withWell(state, id, { drops, mixedAt: null }), says: heard };
  };

const addCells: Doing = (state, id, amount) => {
  const { cells, mixedAt } = state.wells[id];
  const heard = [
    done(says.dropped(words.names.cells, amount)),
    ...(mixedAt === null ? [] : [warning(says.late)]),
  ];
  return { state: withWell(state, id, { cells: cells + amount, mixedAt: null }), says: heard };
};

/** A stick that was in another well carries some of it over. */
const stir: Doing = (state, id, _amount, clock) => {
  const well = state.wells[id];
  if (well.cells === 0 || Object.keys(well.drops).length === 0) {
    return { state, says: [warning(says.nothingToStir)] };
  }
  const from = state.stickIn.filter((one) => one !== id);
  const drops = { ...well.drops };
  for (const other of from) {
    for (const [kind, amount] of Object.entries(state.wells[other].drops)) {
      const brought = CLINGS * Math.min(1, amount);
      drops[kind as Reagent] = (drops[kind as Reagent] ?? 0) + brought;
    }
  }
  const next = withWell(state, id, { drops, mixedAt: clock });
  return {
    state: {
      ...next,
      stickIn: [...new Set([...state.stickIn, id])],
      soiled: from.length > 0 ? [...new Set([...state.soiled, id])] : state.soiled,
    },
    says: [done(says.stirred), ...(from.length > 0 ? [warning(says.used)] : [])],
  };
};

const look =
  (by: 'eye' | 'microscope'): Doing =>
  (state, id, _amount, clock) => {
    const well = state.wells[id];
    if (well.mixedAt === null) return { state, says: [warning(says.notMixed)] };
    const isDry = driedEdge(well, clock) > 0;
    const clumps = clumping(state, well, clock);
    const grade = by === 'eye' ? nakedGrade(state, well, clock) : Math.round(clumps + 0.3);
    const readings = [...well.readings, { at: clock, by, grade }];
    const under = clumps > 0.3 ? says.clumps : isDry ? says.dried : says.scattered;
    const heard = [
      seen(by === 'eye' ? says.grade(gradeNames[grade] ?? '') : under),
      ...(by === 'eye' && isDry ? [warning(says.dryEdge)] : []),
    ];
    return { state: withWell(state, id, { readings }), says: heard };
  };

const doings: Record<string, Doing> = {
  cells: addCells,
  stick: stir,
  eye: look('eye'),
  microscope: look('microscope'),
};

export function use(
  state: BloodState,
  { instrument, place, amount }: Use,
  clock: number,
): Outcome<BloodState> {
  if (instrument === 'newStick') {
    return { state: { ...state, stickIn: [] }, says: [done(says.fresh)] };
  }
  const doing = isReagent(instrument) ? pour(instrument) : doings[instrument];
  return doing?.(state, place as WellId, amount, clock) ?? { state, says: [] };
}

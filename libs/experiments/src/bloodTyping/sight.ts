import type {
  ExperimentInstrument,
  ExperimentPlace,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import type { Sight } from '../engine/experiment';
import { type BloodState, mainReagent, reagents, type Well, wellIds } from './state';
import { driedEdge, nakedGrade } from './wells';
import { gradeNames, reagentNames, words } from './words';

const { names, hints, looks } = words;
const places = [...wellIds];
const drops = { name: names.drops, unit: names.drop, least: 1, most: 5, step: 1, usual: 1 };

const instruments: ExperimentInstrument[] = [
  ...reagents.map((id) => ({
    id,
    name: reagentNames[id],
    hint: hints.reagent,
    amount: drops,
    places,
  })),
  { id: 'cells', name: names.cells, hint: hints.cells, amount: drops, places },
  { id: 'stick', name: names.stick, hint: hints.stick, amount: null, places },
  { id: 'newStick', name: names.newStick, hint: hints.newStick, amount: null, places: ['waste'] },
  { id: 'eye', name: names.eye, hint: hints.eye, amount: null, places },
  { id: 'microscope', name: names.microscope, hint: hints.microscope, amount: null, places },
];

export function sight(state: BloodState, clock: number): Sight {
  const wells = wellIds.map((id, index) => seenWell(state, state.wells[id], clock, index));
  const waste = {
    id: 'waste',
    name: names.waste,
    says: looks.waste(Math.max(0, state.stickIn.length > 0 ? 1 : 0)),
    looks: { isUsed: state.stickIn.length },
  };
  return { instruments, places: [...wells, waste] };
}

function seenWell(state: BloodState, well: Well, clock: number, index: number): ExperimentPlace {
  const grade = well.mixedAt === null ? 0 : nakedGrade(state, well, clock);
  const isDry = driedEdge(well, clock);
  const reagent = mainReagent(well);
  return {
    id: wellIds[index] ?? '',
    name: names.well(index + 1),
    says: sayWell(well, grade, isDry > 0),
    looks: {
      reagent: reagent === null ? 0 : reagents.indexOf(reagent) + 1,
      volume: Object.values(well.drops).reduce((sum, amount) => sum + amount, 0) + well.cells,
      cells: well.cells,
      isMixed: well.mixedAt === null ? 0 : 1,
      grade,
      isDry,
    },
  };
}

function sayWell(well: Well, grade: number, isDry: boolean) {
  const inside = [
    ...reagents.filter((one) => (well.drops[one] ?? 0) >= 1).map((one) => reagentNames[one]),
    ...(well.cells > 0 ? [looks.cells] : []),
  ].join(looks.and);
  if (inside === '') return looks.empty;
  if (well.mixedAt === null) return looks.unmixed(inside);
  const seems = looks.seems(gradeNames[grade] ?? '');
  return [looks.mixed(inside), seems, ...(isDry ? [looks.dry] : [])].join('，');
}

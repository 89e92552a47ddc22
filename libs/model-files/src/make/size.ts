import { LIKELY_MM, NORMAL_MM } from '../limits';
import type { RawModel } from '../raw';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';
import { type Matrix, multiply } from './matrix';

const turns: Record<RawModel['up'], Matrix> = {
  x: [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  y: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  z: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1],
};

/** The world matrix of each node of a file. */
export function worldsOf({ nodes }: Pick<RawModel, 'nodes'>): Matrix[] {
  const worlds: Matrix[] = [];
  for (const { holder, matrix } of nodes) {
    const above = holder === null ? null : (worlds[holder] ?? refuseModel('broken'));
    worlds.push(above ? multiply(above, matrix) : matrix);
  }
  return worlds;
}

/** The longest side of the visible model, in units of the file. */
function longestSide(raw: RawModel, worlds: readonly Matrix[]): number {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [at, { shapes }] of raw.nodes.entries()) {
    const m = worlds[at] ?? [];
    for (const { places } of shapes) {
      for (let from = 0; from + 2 < places.length; from += 3) {
        for (let axis = 0; axis < 3; axis += 1) {
          const where =
            (m[axis] ?? 0) * (places[from] ?? 0) +
            (m[axis + 4] ?? 0) * (places[from + 1] ?? 0) +
            (m[axis + 8] ?? 0) * (places[from + 2] ?? 0) +
            (m[axis + 12] ?? 0);
          if (!Number.isFinite(where)) return refuseModel('numbers');
          if (where < (min[axis] ?? 0)) min[axis] = where;
          if (where > (max[axis] ?? 0)) max[axis] = where;
        }
      }
    }
  }
  return Math.max(...max.map((one, axis) => one - (min[axis] ?? 0)));
}

const said = (mm: number) => String(Number(mm.toPrecision(3)));

const isLikely = (mm: number) => mm >= LIKELY_MM.least && mm <= LIKELY_MM.most;

/** The millimetres per unit that are assumed; the assumption is reported. */
function unitOf(side: number, { unitMm, notes }: RawModel): number {
  const told = side * (unitMm ?? 1);
  if (isLikely(told)) {
    const how = unitMm === null ? noteTexts.unitAssumed : noteTexts.unitSaid(said(unitMm));
    notes.add(noteTexts.size(how, said(told)));
    return unitMm ?? 1;
  }
  // Many programs write millimetres whatever the format prescribes.
  if (told > LIKELY_MM.most && isLikely(side)) {
    notes.add(noteTexts.size(noteTexts.unitWrong(said(told)), said(side)));
    return 1;
  }
  notes.add(noteTexts.sizeUnlikely(said(told)));
  return NORMAL_MM / side;
}

/** The matrix from the file's units to millimetres with y up; the conversion is reported. */
export function toMillimetres(raw: RawModel, worlds: readonly Matrix[]): Matrix {
  const side = longestSide(raw, worlds);
  if (!(side > 0)) return refuseModel('nothing');
  if (raw.up !== 'y') raw.notes.add(noteTexts.turned(raw.up));
  const scale = unitOf(side, raw);
  if (!Number.isFinite(scale)) return refuseModel('numbers');
  return turns[raw.up].map((one, at) => (at === 15 ? one : one * scale));
}

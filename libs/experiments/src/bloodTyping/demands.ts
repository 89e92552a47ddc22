import type { Demand, Field, Standing } from '../engine/experiment';
import { judged, share } from '../engine/judging';
import { type BloodState, type Reagent, reagents, wellIds, wellOf } from './state';
import { gradeNames, reagentNames } from './words';
import { DRIES_AFTER_S } from './wells';
import { reasons } from './reasons';

/** A negative reading before this time proves nothing. */
const SOONEST_S = 60;

const abo = ['A 型', 'B 型', 'AB 型', 'O 型'];
const rh = ['RhD 阳性', 'RhD 阴性'];

export const fields: readonly Field[] = [
  ...reagents.map((id) => ({ id, name: reagentNames[id], choices: gradeNames })),
  { id: 'abo', name: 'ABO 血型', choices: abo },
  { id: 'rh', name: 'RhD 血型', choices: rh },
];

type BloodStanding = Standing<BloodState>;

/** The well of each of the four reagents. */
const used = ({ state }: BloodStanding) => reagents.map((one) => wellOf(state, one));

/** The readings of a reagent's well within the valid time window. */
function readInTime({ state }: BloodStanding, reagent: Reagent) {
  const id = wellOf(state, reagent);
  if (id === undefined) return [];
  const { mixedAt, readings } = state.wells[id];
  if (mixedAt === null) return [];
  const since = (at: number) => at - mixedAt;
  return readings.filter(({ at }) => since(at) >= SOONEST_S && since(at) <= DRIES_AFTER_S);
}

/** A result without any reading has no evidence. */
const hasEvidence = (standing: BloodStanding) =>
  reagents.every((one) => readInTime(standing, one).length > 0);

export const demands: readonly Demand<BloodState>[] = [
  {
    id: 'reagents',
    name: '三种试剂和对照各占一孔',
    most: 20,
    judge: (standing) =>
      judged(share(used(standing).map((id) => id !== undefined)), reasons.reagents),
  },
  {
    id: 'ratio',
    name: '试剂与细胞等量',
    most: 10,
    judge: ({ state }) => {
      const ids = wellIds.filter((id) => state.wells[id].cells > 0);
      const isEven = ids.map((id) => {
        const { drops, cells } = state.wells[id];
        return Math.round(Object.values(drops).reduce((sum, one) => sum + one, 0)) === cells;
      });
      return judged(ids.length === 4 ? share(isEven) : 0, reasons.ratio);
    },
  },
  {
    id: 'sticks',
    name: '一孔一根搅拌棒',
    most: 15,
    judge: ({ state }) => {
      const stirred = wellIds.filter((id) => state.wells[id].mixedAt !== null);
      const clean = stirred.filter((id) => !state.soiled.includes(id));
      return judged(clean.length / wellIds.length, reasons.sticks);
    },
  },
  {
    id: 'time',
    name: '在 1 至 5 分钟之间判读',
    most: 15,
    judge: (standing) =>
      judged(share(reagents.map((one) => readInTime(standing, one).length > 0)), reasons.time),
  },
  {
    id: 'microscope',
    name: '阴性的孔经显微镜确认',
    most: 10,
    judge: (standing) => {
      const negative = reagents.filter((one) =>
        readInTime(standing, one).some(({ by, grade }) => by === 'eye' && grade === 0),
      );
      const confirmed = negative.map((one) =>
        readInTime(standing, one).some(({ by }) => by === 'microscope'),
      );
      return judged(negative.length === 0 ? 0 : share(confirmed), reasons.microscope);
    },
  },
  {
    id: 'notes',
    name: '记录与所见一致',
    most: 15,
    judge: (standing) => {
      const isTrue = reagents.map((one) => {
        const last = readInTime(standing, one).findLast(({ by }) => by === 'eye');
        return last !== undefined && gradeNames[last.grade] === standing.notes[one];
      });
      return judged(share(isTrue), reasons.notes);
    },
  },
  {
    id: 'conclusion',
    name: '结论正确，而且有判读支持',
    most: 15,
    judge: (standing) => {
      if (!hasEvidence(standing)) return { share: 0, why: reasons.conclusion.unsupported };
      const { blood } = standing.state;
      const isRight = [
        standing.notes['abo'] === `${blood.abo} 型`,
        standing.notes['rh'] === rh[blood.d ? 0 : 1],
      ];
      return judged(share(isRight), reasons.conclusion);
    },
  },
];

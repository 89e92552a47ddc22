import type { Demand, Field, Standing } from '../engine/experiment';
import { judged, numberOf, share } from '../engine/judging';
import { bestOf, isJudgedRight, predicted } from './blowing';
import { reasons } from './reasons';
import { type LungState, patterns, sessionOf } from './state';
import { patternNames, reversibilities } from './words';

const litres = (id: string, name: string): Field => ({ id, name, choices: [], unit: 'L' });
const percent = (id: string, name: string): Field => ({ id, name, choices: [], unit: '%' });

export const fields: readonly Field[] = [
  litres('fvc', '用药前 FVC'),
  litres('fev1', '用药前 FEV₁'),
  percent('ratio', '用药前 FEV₁/FVC'),
  percent('share', '用药前 FEV₁ 占预计值'),
  litres('fvcAfter', '用药后 FVC'),
  litres('fev1After', '用药后 FEV₁'),
  percent('change', 'FEV₁ 增加值占预计值（减少记 0）'),
  { id: 'pattern', name: '通气功能', choices: patterns.map((one) => patternNames[one]) },
  { id: 'reversible', name: '可逆性', choices: reversibilities },
];

type LungStanding = Standing<LungState>;

const FEWEST_BLOWS = 6;

/** The expected numbers, from the kept blows. */
function expectedOf({
  state,
}: LungStanding): Record<string, { value: number; within: number } | null> {
  const [before, after] = [bestOf(state, false), bestOf(state, true)];
  const { fev1: usual } = predicted(state.person);
  const volume = (value: number | undefined) =>
    value === undefined ? null : { value, within: 0.011 };
  const part = (value: number) => ({ value, within: 1.01 });
  return {
    fvc: volume(before?.fvc),
    fev1: volume(before?.fev1),
    ratio: before && part((100 * before.fev1) / before.fvc),
    share: before && part((100 * before.fev1) / usual),
    fvcAfter: volume(after?.fvc),
    fev1After: volume(after?.fev1),
    change: before && after && part(Math.max(0, (100 * (after.fev1 - before.fev1)) / usual)),
  };
}

const named = (note: string | undefined, right: string) => (note === right ? 1 : 0);

export const demands: readonly Demand<LungState>[] = [
  {
    id: 'device',
    name: '定标和卫生防护',
    most: 10,
    judge: ({ state }) => {
      const { blows, isCalibrated, hasFreshFilter } = state;
      return judged(blows.length > 0 ? share([isCalibrated, hasFreshFilter]) : 0, reasons.device);
    },
  },
  {
    id: 'position',
    name: '坐姿、鼻夹和休息',
    most: 10,
    judge: ({ state: { blows } }) => {
      const kept = blows.filter(({ verdict }) => verdict === 'keep');
      return judged(share(kept.map(({ isSound }) => isSound)), reasons.position);
    },
  },
  {
    id: 'quality',
    name: '前后各三次可接受、可重复的曲线',
    most: 20,
    judge: ({ state }) =>
      judged(share([false, true].map((after) => bestOf(state, after) !== null)), reasons.quality),
  },
  {
    id: 'verdicts',
    name: '认出有缺陷的曲线',
    most: 15,
    judge: ({ state: { blows } }) => {
      const right = blows.filter(isJudgedRight).length;
      return judged(right / Math.max(FEWEST_BLOWS, blows.length), reasons.verdicts);
    },
  },
  {
    id: 'drug',
    name: '支气管舒张药的剂量和等待',
    most: 10,
    judge: ({ state }) => {
      const { drug } = state;
      const after = sessionOf(state, true);
      const isLater =
        drug !== null &&
        after.length > 0 &&
        after.every(({ at }) => at - drug.at >= 900 && at - drug.at <= 3600);
      return judged(isLater && drug.puffs === 4 ? 1 : 0, reasons.drug);
    },
  },
  {
    id: 'values',
    name: '数值与计算',
    most: 15,
    judge: (standing) => {
      const right = Object.entries(expectedOf(standing)).map(([id, expected]) => {
        const noted = numberOf(standing.notes[id]);
        return (
          expected !== null && noted !== null && Math.abs(noted - expected.value) <= expected.within
        );
      });
      return judged(share(right), reasons.values);
    },
  },
  {
    id: 'pattern',
    name: '通气功能类型',
    most: 10,
    judge: ({ state, notes }: LungStanding) =>
      bestOf(state, false)?.isSound === true
        ? judged(named(notes['pattern'], patternNames[state.person.pattern]), reasons.pattern)
        : { share: 0, why: reasons.pattern.unsupported },
  },
  {
    id: 'reversible',
    name: '可逆性',
    most: 10,
    judge: ({ state, notes }: LungStanding) => {
      const isShown = [false, true].every((after) => bestOf(state, after)?.isSound === true);
      if (!isShown) return { share: 0, why: reasons.reversible.unsupported };
      const right = reversibilities[state.person.isReversible ? 0 : 1];
      return judged(named(notes['reversible'], right), reasons.reversible);
    },
  },
];

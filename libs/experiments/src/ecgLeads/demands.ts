import type { Demand, Field, Standing } from '../engine/experiment';
import { judged, share } from '../engine/judging';
import { directionOf, leadNames, transitionOf, twelve } from './leads';
import { reasons } from './reasons';
import { belongsAt, type EcgState, electrodes, faults, isRight, wornBy } from './state';
import { directionNames, faultNames, signNames } from './words';

const directions = Object.values(directionNames);
const described = ['I', 'II', 'aVR'] as const;

export const fields: readonly Field[] = [
  ...described.map((id) => ({ id, name: `第一位：${id} 导联`, choices: directions })),
  {
    id: 'transition',
    name: '第一位：R 波开始不小于 S 波的胸导联',
    choices: leadNames.slice(6),
  },
  { id: 'fault', name: '第二位：错接', choices: faults.map((one) => faultNames[one]) },
  { id: 'sign', name: '第二位：依据', choices: faults.map((one) => signNames[one]) },
];

type EcgStanding = Standing<EcgState>;

const firstSheet = ({ sheets }: EcgState) => sheets.findLast(({ isSecond }) => !isSecond);
/** The last sheet printed before anything was changed. */
const foundSheet = ({ sheets }: EcgState) =>
  sheets.find(({ isSecond, moved }) => isSecond && moved === 0);
const mendedSheet = ({ sheets }: EcgState) =>
  sheets.findLast(({ isSecond, moved, worn }) => isSecond && moved > 0 && isRight(worn));

/** True if only misplaced electrodes were touched, and no more often than necessary. */
function isSparing({ touched, fault }: EcgState) {
  const wrong = Object.keys(wornBy[fault]);
  return touched.every((one) => wrong.includes(one)) && new Set(touched).size === touched.length;
}

export const demands: readonly Demand<EcgState>[] = [
  {
    id: 'place',
    name: '10 个电极位置正确',
    most: 20,
    judge: ({ state }) => {
      const sheet = firstSheet(state);
      const right = electrodes.map((one) => sheet?.worn[one] === belongsAt[one]);
      return judged(share(right), reasons.place);
    },
  },
  {
    id: 'skin',
    name: '先擦拭皮肤',
    most: 10,
    judge: ({ state }) => judged(firstSheet(state)?.isClean === true ? 1 : 0, reasons.skin),
  },
  {
    id: 'settings',
    name: '标准设置，安静时描记',
    most: 10,
    judge: ({ state }) => {
      const sheet = firstSheet(state);
      const isWhole = sheet !== undefined && electrodes.every((one) => sheet.worn[one] !== null);
      const kept = [sheet?.gain === 10, sheet?.speed === 25, sheet?.isStill === true];
      return judged(isWhole ? share(kept) : 0, reasons.settings);
    },
  },
  {
    id: 'notes',
    name: '第一位的记录与图一致',
    most: 15,
    judge: ({ state, notes }: EcgStanding) => {
      const sheet = firstSheet(state);
      if (!sheet || electrodes.some((one) => sheet.worn[one] === null)) {
        return judged(0, reasons.notes);
      }
      const leads = twelve(state.people[0], sheet.worn);
      const isTrue = [
        ...described.map((lead) => notes[lead] === directionNames[directionOf(leads[lead])]),
        notes['transition'] === transitionOf(leads),
      ];
      return judged(share(isTrue), reasons.notes);
    },
  },
  {
    id: 'recognise',
    name: '从图形认出错接',
    most: 20,
    judge: ({ state, notes }: EcgStanding) => {
      if (!foundSheet(state) || !isSparing(state)) {
        return { share: 0, why: reasons.recognise.unsupported };
      }
      const isNamed = notes['fault'] === faultNames[state.fault];
      const isFounded = isNamed && notes['sign'] === signNames[state.fault];
      return judged(share([isNamed, isFounded]), reasons.recognise);
    },
  },
  {
    id: 'mend',
    name: '改正并重新描记',
    most: 15,
    judge: ({ state }) => judged(mendedSheet(state) ? 1 : 0, reasons.mend),
  },
  {
    id: 'sparing',
    name: '只改动接错的电极',
    most: 10,
    judge: ({ state }) => judged(mendedSheet(state) && isSparing(state) ? 1 : 0, reasons.sparing),
  },
];

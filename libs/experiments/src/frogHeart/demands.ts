import type { Demand, Field, Standing } from '../engine/experiment';
import { judged, share } from '../engine/judging';
import { reasons } from './reasons';
import { type Given, type HeartState, unknowns } from './state';
import { shownBy, type Trial, trialOf, trialsOf } from './trials';
import { changeNames, givenNames, unknownNames } from './words';

const plain = [
  ...(['saline', 'calcium', 'potassium', 'adrenaline', 'acetylcholine', 'lactic'] as const),
] as const;
const changes = Object.values(changeNames);
const receptors = ['M 胆碱受体', 'N 胆碱受体', 'β 肾上腺素受体', '与受体无关'];

export const fields: readonly Field[] = [
  ...plain.map((id) => ({ id, name: `${givenNames[id]}的作用`, choices: changes })),
  { id: 'bicarbonate', name: '乳酸之后加碳酸氢钠', choices: changes },
  { id: 'blocked', name: '阿托品之后加乙酰胆碱', choices: changes },
  { id: 'receptor', name: '乙酰胆碱作用于', choices: receptors },
  { id: 'unknown', name: '未知溶液 X 是', choices: unknowns.map((one) => unknownNames[one]) },
];

type HeartStanding = Standing<HeartState>;

const isPlain = ({ isAtropinised, isBetaBlocked }: Trial) => !isAtropinised && !isBetaBlocked;
const isAtropinised = (trial: Trial) => trial.isAtropinised;
const isBetaBlocked = (trial: Trial) => trial.isBetaBlocked;

/** The best attempt at each required trial. */
function asked({ state }: HeartStanding) {
  const trials = trialsOf(state.happenings);
  const tried = (given: Given, fits = isPlain) => trialOf(trials, given, fits);
  const unknown = tried('unknown');
  // A weakening could be acetylcholine, which atropine would block; a strengthening, adrenaline.
  const seen = shownBy(unknown);
  const isWeakening = seen === 'slower' || seen === 'weaker';
  return {
    plain: plain.map((given) => tried(given)),
    bicarbonate: tried('bicarbonate', ({ isAcid }) => isAcid),
    blocked: tried('acetylcholine', isAtropinised),
    unknown,
    countered: tried('unknown', isWeakening ? isAtropinised : isBetaBlocked),
  };
}

const all = (standing: HeartStanding) => {
  const { plain: tried, ...rest } = asked(standing);
  return [...tried, ...Object.values(rest)];
};

const isNoted = ({ notes }: HeartStanding, id: string, trial: Trial | undefined) => {
  const seen = shownBy(trial);
  return seen !== null && notes[id] === changeNames[seen];
};

export const demands: readonly Demand<HeartState>[] = [
  {
    id: 'control',
    name: '每次给药前量取对照',
    most: 15,
    judge: (standing) =>
      judged(share(all(standing).map((one) => one?.control != null)), reasons.control),
  },
  {
    id: 'wash',
    name: '洗净、恢复后再给下一种',
    most: 15,
    // The first trial needs no washing, so a single trial proves nothing about washing.
    judge: (standing) => {
      const clean = all(standing).map((one) => one?.isClean === true);
      return judged(clean.filter(Boolean).length > 1 ? share(clean) : 0, reasons.wash);
    },
  },
  {
    id: 'dose',
    name: '剂量不过量',
    most: 10,
    judge: (standing) => {
      const tried = all(standing).filter((one) => shownBy(one) !== null).length;
      return judged(standing.state.wasUpset || tried < 5 ? 0 : 1, reasons.dose);
    },
  },
  {
    id: 'effects',
    name: '观察到六种溶液的效应',
    most: 20,
    judge: (standing) =>
      judged(share(asked(standing).plain.map((one) => shownBy(one) !== null)), reasons.effects),
  },
  {
    id: 'notes',
    name: '记录与曲线一致',
    most: 15,
    judge: (standing) => {
      const { plain: tried, bicarbonate } = asked(standing);
      const isTrue = [
        ...plain.map((given, index) => isNoted(standing, given, tried[index])),
        isNoted(standing, 'bicarbonate', bicarbonate),
      ];
      return judged(share(isTrue), reasons.notes);
    },
  },
  {
    id: 'mechanism',
    name: '用阿托品证明乙酰胆碱的作用机制',
    most: 10,
    judge: (standing) => {
      const { plain: tried, blocked } = asked(standing);
      const isShown = shownBy(tried[plain.indexOf('acetylcholine')]) !== null;
      const isProven = isShown && isNoted(standing, 'blocked', blocked);
      const isNamed = isProven && standing.notes['receptor'] === receptors[0];
      return judged(share([isProven, isNamed]), reasons.mechanism);
    },
  },
  {
    id: 'unknown',
    name: '辨认未知溶液，有拮抗试验支持',
    most: 15,
    judge: (standing) => {
      const { unknown, countered } = asked(standing);
      if (shownBy(unknown) === null || shownBy(countered) === null) {
        return { share: 0, why: reasons.unknown.unsupported };
      }
      const isRight = standing.notes['unknown'] === unknownNames[standing.state.unknown];
      return judged(isRight ? 1 : 0, reasons.unknown);
    },
  },
];

import type { Demand, Field, Standing } from '../engine/experiment';
import { judged, numberOf, share } from '../engine/judging';
import { reasons } from './reasons';
import { heardIn } from './sounds';
import { fittingCuff, grades, type Measurement, type PressureState } from './state';
import { gradeNames } from './words';

const number = (id: string, name: string): Field => ({ id, name, choices: [], unit: 'mmHg' });
const rhythms = ['整齐', '不齐'];

export const fields: readonly Field[] = [
  number('palpated', '触诊收缩压'),
  number('systolic1', '第一次收缩压'),
  number('diastolic1', '第一次舒张压'),
  number('systolic2', '第二次收缩压'),
  number('diastolic2', '第二次舒张压'),
  { id: 'rhythm', name: '听到的节律', choices: rhythms },
  number('systolic', '平均收缩压'),
  number('diastolic', '平均舒张压'),
  { id: 'grade', name: '血压水平（mmHg）', choices: grades.map((one) => gradeNames[one]) },
];

type PressureStanding = Standing<PressureState>;

const both = ({ measurements }: PressureState) => measurements.slice(-2);

/** The number of the two measurements that were made this way. */
const made = ({ state }: PressureStanding, fits: (one: Measurement, index: number) => boolean) => {
  const right = both(state).map(fits);
  return share([right[0] === true, right[1] === true]);
};

const kinds = ['systolic', 'diastolic'] as const;

/** The values heard in each measurement, and those written down. */
const readings = ({ state, notes }: PressureStanding) =>
  [0, 1].flatMap((index) => {
    const one = both(state)[index];
    const heard = one ? heardIn(state.person, one.deflation) : null;
    return kinds.map((kind) => ({
      kind,
      heard: heard?.[kind] ?? null,
      noted: numberOf(notes[`${kind}${index + 1}`]),
    }));
  });

const isTrue = ({ heard, noted }: ReturnType<typeof readings>[number]) =>
  heard !== null && noted !== null && noted % 2 === 0 && Math.abs(noted - heard) <= 2;

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

/** The accepted deviation from the true pressure (mmHg). */
const NEAR_MMHG = 6;

/** Two measurements, recorded as heard and close to the truth; the rest is arithmetic. */
function meansOf(standing: PressureStanding) {
  const all = readings(standing);
  if (!all.every(isTrue)) return null;
  const { person } = standing.state;
  const means = kinds.map((kind) =>
    mean(all.filter((one) => one.kind === kind).map(({ noted }) => noted ?? 0)),
  );
  const isNear = kinds.every(
    (kind, index) => Math.abs((means[index] ?? 0) - person[kind]) <= NEAR_MMHG,
  );
  return isNear ? means : null;
}

export const demands: readonly Demand<PressureState>[] = [
  {
    id: 'rest',
    name: '休息 5 分钟',
    most: 10,
    judge: (standing) =>
      judged(
        made(standing, ({ rested }) => rested >= 300),
        reasons.rest,
      ),
  },
  {
    id: 'level',
    name: '肘部与心脏同高',
    most: 10,
    judge: (standing) =>
      judged(
        made(standing, ({ level }) => level === 0),
        reasons.level,
      ),
  },
  {
    id: 'cuff',
    name: '袖带大小和位置',
    most: 15,
    judge: (standing) => {
      const fitting = fittingCuff(standing.state.person);
      const fits = ({ cuff, cuffPlace }: Measurement) =>
        cuff === fitting && cuffPlace === 'upperArm';
      return judged(made(standing, fits), reasons.cuff);
    },
  },
  {
    id: 'palpation',
    name: '先触诊估计收缩压',
    most: 10,
    judge: (standing) => {
      const noted = numberOf(standing.notes['palpated']);
      const fits = ({ palpated }: Measurement) =>
        palpated !== null && noted !== null && Math.abs(noted - palpated) <= 2;
      return judged(made(standing, fits), reasons.palpation);
    },
  },
  {
    id: 'inflation',
    name: '充气到触诊值以上约 30 mmHg',
    most: 10,
    judge: (standing) => {
      const fits = ({ palpated, deflation }: Measurement) =>
        palpated !== null && deflation.from - palpated >= 20 && deflation.from - palpated <= 40;
      return judged(made(standing, fits), reasons.inflation);
    },
  },
  {
    id: 'deflation',
    name: '放气速度和听诊位置',
    most: 10,
    judge: (standing) => {
      const fits = ({ head, deflation: { rate } }: Measurement) =>
        head === 'brachial' && rate >= 2 && rate <= 6;
      return judged(made(standing, fits), reasons.deflation);
    },
  },
  {
    id: 'interval',
    name: '留出间隔',
    most: 10,
    judge: (standing) => {
      const fits = ({ sinceLast }: Measurement, index: number) =>
        sinceLast !== null && sinceLast >= (index === 0 ? 30 : 60);
      return judged(made(standing, fits), reasons.interval);
    },
  },
  {
    id: 'notes',
    name: '读数与听到的一致',
    most: 10,
    judge: (standing) => {
      const isHeard = both(standing.state).some(
        (one) => heardIn(standing.state.person, one.deflation) !== null,
      );
      const rhythm = rhythms[standing.state.person.isIrregular ? 1 : 0];
      const right = [
        ...readings(standing).map(isTrue),
        isHeard && standing.notes['rhythm'] === rhythm,
      ];
      return judged(share(right), reasons.notes);
    },
  },
  {
    id: 'conclusion',
    name: '平均值和血压水平',
    most: 15,
    judge: (standing) => {
      const means = meansOf(standing);
      if (!means) return { share: 0, why: reasons.conclusion.unsupported };
      const { notes, state } = standing;
      const right = [
        ...kinds.map((kind, index) => {
          const noted = numberOf(notes[kind]);
          return noted !== null && Math.abs(noted - (means[index] ?? 0)) <= 1;
        }),
        notes['grade'] === gradeNames[state.person.grade],
      ];
      return judged(share(right), reasons.conclusion);
    },
  },
];

import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { runnable } from '../engine/runnable';
import { looksOf, missedOf, note, pointsOf, seeds, use, wait } from '../testing/actions';
import { spirometry } from './spirometry';

const lungs = runnable(spirometry);
const { run } = lungs;
const points = pointsOf(lungs);
const missed = missedOf(lungs);
const looks = looksOf(lungs);

const prepared = [
  use('syringe', 'spirometer'),
  use('filter', 'spirometer'),
  use('posture', 'patient'),
  use('clip', 'patient'),
  use('explain', 'patient'),
];
const inhaled = [use('salbutamol', 'patient', 4), wait(900)];
const isUse = (action: ExperimentAction, ...what: readonly string[]) =>
  action.kind === 'use' && what.includes(action.instrument);

/** An expert's verdict on a curve. */
function verdictOf({ bev = 0, fvc = 0, dipAt = 0, lastSecond = 0 }: Record<string, number>) {
  if (bev > Math.max(0.1, 0.05 * fvc)) return 'badStart';
  if (dipAt > 0) return 'coughed';
  return lastSecond > 0.025 ? 'badEnd' : 'keep';
}

interface Way {
  urged?: number;
  rest?: number;
  judge?: (seen: Record<string, number>) => string;
}

/** Blows until three are kept. */
function session(seed: number, before: readonly ExperimentAction[], way: Way = {}) {
  const actions = [...before];
  for (let kept = 0, blows = 0; kept < 3 && blows < 8; blows += 1) {
    actions.push(use('blow', 'patient', way.urged ?? 10));
    const verdict = (way.judge ?? verdictOf)(looks(seed, actions, 'curve'));
    actions.push(use(verdict, 'curve'), wait(way.rest ?? 60));
    kept += verdict === 'keep' ? 1 : 0;
  }
  return actions;
}

function best(seed: number, actions: readonly ExperimentAction[], isAfterDrug: number) {
  const kept = run(seed, actions)
    .bench.trace.map((blow) => blow.looks)
    .filter((one) => one['verdict'] === 1 && one['isAfterDrug'] === isAfterDrug);
  const most = (of: string) => Math.max(0, ...kept.map((one) => one[of] ?? 0));
  return { fvc: most('fvc'), fev1: most('fev1') };
}

/** Recorded and concluded from the kept blows. */
function written(seed: number, actions: readonly ExperimentAction[]) {
  const [before, after] = [best(seed, actions, 0), best(seed, actions, 1)];
  const usual = looks(seed, [], 'patient');
  const of = (key: string) => usual[key] ?? Number.NaN;
  const ratio = (100 * before.fev1) / (before.fvc || 1);
  const gained = (kind: 'fvc' | 'fev1') => (100 * (after[kind] - before[kind])) / of(kind);
  const numbers = {
    fvc: before.fvc,
    fev1: before.fev1,
    ratio,
    share: (100 * before.fev1) / of('fev1'),
    fvcAfter: after.fvc,
    fev1After: after.fev1,
    change: Math.max(0, gained('fev1')),
  };
  const restricted = before.fvc < of('leastFvc') ? '提示限制性通气功能障碍' : '通气功能正常';
  const isReversible = gained('fev1') > 10 || gained('fvc') > 10;
  return [
    ...Object.entries(numbers).map(([id, value]) => note(id, value.toFixed(2))),
    note('pattern', ratio < of('leastRatio') ? '阻塞性通气功能障碍' : restricted),
    note('reversible', `支气管舒张试验${isReversible ? '阳性' : '阴性'}`),
  ];
}

function careful(seed: number, way: Way = {}, first: readonly ExperimentAction[] = prepared) {
  const actions = session(seed, [...session(seed, first, way), ...inhaled], way);
  return [...actions, ...written(seed, actions)];
}

it.each(seeds)('who works carefully gets everything of person %i', (seed) => {
  expect(missed(seed, careful(seed))).toEqual([]);
});

it('people differ', () => {
  const truths = new Set(seeds.map((seed) => run(seed, []).report().truth));
  expect(truths.size).toBe(4);
});

const seedOf = (what: string) =>
  seeds.find((seed) => run(seed, []).report().truth.includes(what)) ?? 0;
const reversible = seedOf('阳性');
const obstructed = seedOf('阻塞');

it('guesses bring nothing', () => {
  const names = ['通气功能正常', '阻塞性通气功能障碍', '提示限制性通气功能障碍'];
  const sums = names.map(
    (name) =>
      points(obstructed, [
        note('pattern', name),
        note('reversible', '支气管舒张试验阴性'),
        note('fvc', '3.5'),
        note('fev1', '2.5'),
        note('ratio', '71'),
        note('change', '0'),
      ])['sum'],
  );
  expect(sums).toEqual([0, 0, 0]);
});

describe('mistakes', () => {
  it('urged too shortly, an obstruction hides behind a short breath', () => {
    const [short, long] = [2, 12].map((urged) => {
      const seen = looks(obstructed, [...prepared, use('blow', 'patient', urged)], 'curve');
      return (seen['fev1'] ?? 0) / (seen['fvc'] ?? 1);
    });
    expect(short).toBeGreaterThan((long ?? 0) + 0.1);
    const kept = careful(obstructed, { urged: 2, judge: () => 'keep' });
    expect(points(obstructed, kept)).toMatchObject({ quality: 0, values: 0, pattern: 0 });
  });

  it('who keeps every curve keeps bad ones', () => {
    const blind = seeds.filter((seed) =>
      missed(seed, careful(seed, { judge: () => 'keep' })).includes('quality'),
    );
    expect(blind.length).toBeGreaterThan(10);
  });

  it('who throws everything away has nothing', () => {
    expect(points(1, careful(1, { judge: () => 'coughed' }))).toMatchObject({
      position: 0,
      quality: 0,
      values: 0,
      pattern: 0,
      reversible: 0,
    });
  });

  it.each(['clip', 'posture'])('without %s volumes are low, and nothing shows it', (what) => {
    const first = prepared.filter((action) => !isUse(action, what));
    const [wrong, right] = [best(3, careful(3, {}, first), 0), best(3, careful(3), 0)];
    expect(wrong.fvc).toBeLessThan(0.97 * right.fvc);
    expect(missed(3, careful(3, {}, first))).toEqual(
      expect.arrayContaining(['pattern', 'position', 'reversible']),
    );
  });

  it('not calibrated and a used filter', () => {
    const first = prepared.filter((action) => !isUse(action, 'syringe', 'filter'));
    expect(points(4, careful(4, {}, first))).toMatchObject({ device: 0, pattern: 0 });
  });

  it('without rest between', () => {
    expect(missed(5, careful(5, { rest: 5 }))).toContain('position');
  });

  it('too early after the drug it looks as if nothing opened', () => {
    const before = session(reversible, prepared);
    const early = session(reversible, [...before, use('salbutamol', 'patient', 4), wait(30)]);
    expect(points(reversible, [...early, ...written(reversible, early)])).toMatchObject({
      drug: 0,
      quality: 20,
    });
    expect(best(reversible, early, 1).fev1).toBeLessThan(
      best(reversible, careful(reversible), 1).fev1,
    );
  });

  it('not explained, each start is slow', () => {
    const first = prepared.filter((action) => !isUse(action, 'explain'));
    expect(points(6, careful(6, {}, first))).toMatchObject({ quality: 0, verdicts: 15 });
  });
});

it('no more than eight are blown, and no curve says what is wrong with it', () => {
  const many = Array.from({ length: 10 }, () => use('blow', 'patient', 6));
  const { bench } = run(7, [...prepared, ...many]);
  expect(bench.trace).toHaveLength(8);
  expect(JSON.stringify(bench)).not.toMatch(/earlyEnd|slowStart|"isReversible"|"slips"/);
});

it.each([
  use('blow', 'curve'),
  use('blow', 'patient', 60),
  note('fvc', '-1'),
  use('keep', 'patient'),
])('refuses %j', (action) => {
  expect(() => run(1, [action])).toThrow();
});

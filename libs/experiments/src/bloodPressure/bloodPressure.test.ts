import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { runnable } from '../engine/runnable';
import { looksOf, missedOf, note, pointsOf, seeds, use, wait } from '../testing/actions';
import { bloodPressure } from './bloodPressure';

const pressure = runnable(bloodPressure);
const { run } = pressure;
const points = pointsOf(pressure);
const missed = missedOf(pressure);
const looks = looksOf(pressure);

const isUse = (action: ExperimentAction, what: string) =>
  action.kind === 'use' && action.instrument === what;

function cuffFor(seed: number) {
  const around = looks(seed, [], 'upperArm')['circumference'] ?? 0;
  return around < 27 ? 'small' : around < 35 ? 'standard' : 'large';
}

/** The pressure at which the pulse disappeared. */
const felt = (seed: number, actions: readonly ExperimentAction[]) =>
  Number(
    run(seed, actions)
      .steps.flatMap(({ says }) => says.map(({ text }) => /经过 (\d+)/.exec(text)?.[1]))
      .findLast((one) => one !== undefined) ?? 0,
  );

const even = (value: number) => 2 * Math.round(value / 2);
/** The readings heard at the gauge. */
function heard(seed: number, actions: readonly ExperimentAction[]) {
  const loud = run(seed, actions).bench.trace.filter(({ looks: { loudness = 0 } }) => loudness > 0);
  const at = (index: number) => even(loud.at(index)?.looks['pressure'] ?? 0);
  return { systolic: at(0), diastolic: at(-1) };
}

interface Way {
  rest?: number;
  level?: number;
  cuff?: string;
  cuffAt?: string;
  head?: string;
  rate?: number;
  above?: number;
  pause?: number;
}

/** A correct measurement, apart from the given deviations. */
function measured(seed: number, way: Way = {}) {
  const pause = wait(way.pause ?? 90);
  const before = [
    use('support', 'arm', way.level ?? 0),
    wait(way.rest ?? 300),
    use(way.cuff ?? cuffFor(seed), way.cuffAt ?? 'upperArm'),
    use('fingers', 'radial'),
    use('bulb', 'gauge', 250),
    use('release', 'gauge'),
    pause,
  ];
  const palpated = felt(seed, before);
  const once = [
    use('bulb', 'gauge', palpated + (way.above ?? 30)),
    use('valve', 'gauge', way.rate ?? 2.5),
  ];
  const first = [...before, use('stethoscope', way.head ?? 'brachial'), ...once];
  const second = [...first, pause, ...once];
  return { first, second, palpated };
}

const gradeOf = (systolic: number, diastolic: number) => {
  if (systolic >= 180 || diastolic >= 110) return '3 级范围（≥180 和/或 ≥110）';
  if (systolic >= 160 || diastolic >= 100) return '2 级范围（160～179 和/或 100～109）';
  if (systolic >= 140 || diastolic >= 90) return '1 级范围（140～159 和/或 90～99）';
  if (systolic >= 120 || diastolic >= 80) return '正常高值（120～139 和/或 80～89）';
  return '正常血压（＜120 和＜80）';
};

/** An irregular rhythm: the pauses between beats differ. */
function rhythm(seed: number, actions: readonly ExperimentAction[]) {
  const at = run(seed, actions).bench.trace.map((beat) => beat.at);
  const pauses = at.slice(1).map((one, index) => one - (at[index] ?? 0));
  return Math.max(...pauses) - Math.min(...pauses) > 0.1 ? '不齐' : '整齐';
}

function done(seed: number, way: Way = {}) {
  const { first, second, palpated } = measured(seed, way);
  const [one, two] = [heard(seed, first), heard(seed, second)];
  const systolic = (one.systolic + two.systolic) / 2;
  const diastolic = (one.diastolic + two.diastolic) / 2;
  const notes = { palpated, systolic, diastolic };
  const each = { systolic1: one.systolic, diastolic1: one.diastolic };
  const other = { systolic2: two.systolic, diastolic2: two.diastolic };
  return [
    ...second,
    ...Object.entries({ ...notes, ...each, ...other }).map(([id, value]) => note(id, `${value}`)),
    note('rhythm', rhythm(seed, second)),
    note('grade', gradeOf(systolic, diastolic)),
  ];
}

it.each(seeds)('who works carefully gets everything of person %i', (seed) => {
  expect(missed(seed, done(seed))).toEqual([]);
});

it('people differ', () => {
  const truths = seeds.map((seed) => run(seed, []).report().truth);
  expect(new Set(truths).size).toBeGreaterThan(20);
  expect(truths.some((one) => one.includes('间隙'))).toBe(true);
  expect(truths.some((one) => one.includes('不齐'))).toBe(true);
});

it('guesses bring nothing', () => {
  const guess = (grade: string) => [
    note('palpated', '120'),
    note('systolic1', '120'),
    note('systolic2', '120'),
    note('systolic', '120'),
    note('rhythm', '整齐'),
    note('grade', grade),
  ];
  const sums = [gradeOf(110, 70), gradeOf(130, 70), gradeOf(150, 70), gradeOf(170, 70)].map(
    (grade) => points(1, guess(grade))['sum'],
  );
  expect(sums).toEqual([0, 0, 0, 0]);
});

const seedOf = (fits: (seed: number) => boolean) => seeds.find(fits) ?? 0;
const wide = seedOf((seed) => cuffFor(seed) === 'large');
const gapped = seedOf((seed) => run(seed, []).report().truth.includes('间隙'));
const after = (seed: number, way: Way) => heard(seed, measured(seed, way).first);

describe('mistakes', () => {
  it('too small a cuff reads high', () => {
    const [right, wrong] = [after(wide, {}), after(wide, { cuff: 'small' })];
    expect(wrong.systolic - right.systolic).toBeGreaterThan(10);
    expect(points(wide, done(wide, { cuff: 'small' }))).toMatchObject({ cuff: 0, conclusion: 0 });
  });

  it('a hanging arm reads high, a raised one low', () => {
    const [low, right, high] = [-15, 0, 15].map((level) => after(2, { level }).diastolic);
    expect((low ?? 0) > (right ?? 0) + 8 && (high ?? 0) < (right ?? 0) - 8).toBe(true);
    expect(missed(2, done(2, { level: -15 }))).toEqual(['conclusion', 'level']);
  });

  it('let down too fast, beats fall between', () => {
    const [slow, fast] = [after(3, { rate: 2 }), after(3, { rate: 12 })];
    expect(fast.systolic - fast.diastolic).toBeLessThan(slow.systolic - slow.diastolic);
    expect(missed(3, done(3, { rate: 12 }))).toContain('deflation');
  });

  it('no rest reads high', () => {
    expect(after(4, { rest: 1, pause: 1 }).systolic).toBeGreaterThan(after(4, {}).systolic + 4);
    expect(missed(4, done(4, { rest: 1 }))).toContain('rest');
  });

  it('again at once, without a pause', () => {
    expect(missed(5, done(5, { pause: 5 }))).toContain('interval');
  });

  it('pumped up into the silence between sounds, the pressure seems low', () => {
    const deep = after(gapped, { above: -18 });
    expect(deep.systolic).toBeLessThan(after(gapped, {}).systolic - 20);
    expect(missed(gapped, done(gapped, { above: -18 }))).toEqual(['conclusion', 'inflation']);
  });

  it('without the pulse felt there is nothing to go by', () => {
    const unfelt = done(6).filter((action) => !isUse(action, 'fingers'));
    expect(points(6, unfelt)).toMatchObject({ palpation: 0, inflation: 0 });
  });

  it('without a stethoscope nothing is heard', () => {
    const deaf = done(6).filter((action) => !isUse(action, 'stethoscope'));
    expect(points(6, deaf)).toMatchObject({ deflation: 0, notes: 0, conclusion: 0 });
  });

  it('odd numbers are not read off a gauge', () => {
    expect(missed(7, [...done(7), note('systolic1', '119')])).toEqual(['conclusion', 'notes']);
  });
});

it('letting down takes its time, by the clock of the bench', () => {
  const begun = measured(8).first;
  const { clock, trace } = run(8, begun).bench;
  expect(trace[0]?.at).toBeCloseTo(run(8, begun.slice(0, -1)).bench.clock + 0.3);
  expect(Math.abs(clock - (trace.at(-1)?.at ?? 0))).toBeLessThan(2);
});

it('nothing goes on longer than a day', () => {
  const day = Array.from({ length: 24 }, () => wait(3600));
  const cuffed = [use('standard', 'upperArm'), use('bulb', 'gauge', 200)];
  expect(() => run(8, [...cuffed, ...day, use('valve', 'gauge', 2)])).toThrow();
});

it('what is to be found stays out of sight', () => {
  const { bench } = run(gapped, measured(gapped).second);
  expect(JSON.stringify(bench)).not.toMatch(/"(gap|systolic|grade)":/);
  expect(bench.trace.length).toBeLessThan(400);
});

it.each([
  use('bulb', 'gauge', 400),
  use('valve', 'arm', 3),
  use('stethoscope', 'radial'),
  note('systolic', '-5'),
])('refuses %j', (action) => {
  expect(() => run(1, [action])).toThrow();
});

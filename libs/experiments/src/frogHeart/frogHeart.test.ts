import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { runnable } from '../engine/runnable';
import { looksOf, missedOf, note, pointsOf, seeds, use, wait } from '../testing/actions';
import { frogHeart } from './frogHeart';

const heart = runnable(frogHeart);
const { run } = heart;
const points = pointsOf(heart);
const missed = missedOf(heart);
const looks = looksOf(heart);

const measure = use('measure', 'recorder');
const give = (what: string, drops?: number) => use(what, 'cannula', drops);
const change = use('ringer', 'cannula');
const wash = [change, wait(20), change, wait(70)];
/** Receptor blockers are washed out slowly. */
const washLong = [change, wait(20), change, wait(20), change, wait(300)];
const tried = (what: string, drops?: number) => [measure, give(what, drops), wait(40), measure];

const singles = ['saline', 'calcium', 'potassium', 'adrenaline', 'acetylcholine'];
const underAtropine = [give('atropine'), wait(150), ...tried('acetylcholine'), ...washLong];
const underPropranolol = [give('propranolol'), wait(150), ...tried('unknown'), ...washLong];

/** The name of the change between the last two measurements. */
function read(seed: number, actions: readonly ExperimentAction[]) {
  const [before, after] = run(seed, actions)
    .steps.flatMap(({ says }) => says.map(({ text }) => text.match(/\d+(\.\d+)?/g)?.map(Number)))
    .filter((numbers) => numbers?.length === 3)
    .slice(-2);
  const [rate = 0, force = 0, base = 0] = before ?? [];
  const [newRate = 0, newForce = 0, newBase = 0] = after ?? [];
  if (newForce > force * 1.12) {
    return newBase - base > 0.06 ? '收缩增强，基线上移（舒张不全）' : '心率加快，收缩增强';
  }
  if (newForce > force * 0.88) return '无明显变化';
  return newRate < rate * 0.91 ? '心率减慢，收缩减弱' : '收缩减弱，心率变化不大';
}

/** Each solution alone, the acid, the blockers, and the unlabelled bottle with both blockers. */
function careful(seed: number) {
  const done: ExperimentAction[] = [];
  const notes: ExperimentAction[] = [];
  const seen = (field: string, actions: readonly ExperimentAction[]) => {
    done.push(...actions);
    notes.push(note(field, read(seed, done)));
  };
  for (const what of singles) {
    seen(what, tried(what));
    done.push(...wash);
  }
  seen('lactic', tried('lactic'));
  seen('bicarbonate', [give('bicarbonate'), wait(40), measure]);
  done.push(...wash);
  seen('blocked', underAtropine.slice(0, -washLong.length));
  done.push(...washLong, ...tried('unknown'));
  const alone = read(seed, done);
  const isWeakening = alone.includes('减弱');
  done.push(...wash, give(isWeakening ? 'atropine' : 'propranolol'), wait(150));
  done.push(...tried('unknown'));
  const isUndone = read(seed, done) === '无明显变化';
  const name = isWeakening ? ['氯化钾', '乙酰胆碱'] : ['氯化钙', '肾上腺素'];
  notes.push(note('receptor', 'M 胆碱受体'), note('unknown', name[isUndone ? 1 : 0] ?? ''));
  return [...done, ...notes];
}

it.each(seeds)('who works carefully gets everything of heart %i', (seed) => {
  expect(missed(seed, careful(seed))).toEqual([]);
});

it('bottles differ', () => {
  expect(new Set(seeds.map((seed) => run(seed, []).report().truth)).size).toBe(4);
});

it('guesses bring nothing', () => {
  const guess = (unknown: string) => [
    ...singles.map((what) => note(what, '心率减慢，收缩减弱')),
    note('blocked', '无明显变化'),
    note('receptor', 'M 胆碱受体'),
    note('unknown', unknown),
  ];
  const names = ['氯化钾', '乙酰胆碱', '氯化钙', '肾上腺素'];
  expect(names.map((one) => points(2, guess(one))['sum'])).toEqual([0, 0, 0, 0]);
});

it('the unknown named after one look at it brings nothing for it', () => {
  const named = ['氯化钾', '乙酰胆碱', '氯化钙', '肾上腺素'].map((name) =>
    points(3, [...tried('unknown'), note('unknown', name)]),
  );
  expect(named.map((one) => one['unknown'])).toEqual([0, 0, 0, 0]);
});

describe('mistakes', () => {
  const without = (seed: number, drop: (action: ExperimentAction, index: number) => boolean) =>
    careful(seed).filter((action, index) => !drop(action, index));
  const isUse = (action: ExperimentAction, what: string) =>
    action.kind === 'use' && action.instrument === what;

  it('no washing mixes the effects', () => {
    const lost = missed(
      4,
      without(4, (action) => isUse(action, 'ringer')),
    );
    expect(lost).toEqual(expect.arrayContaining(['wash']));
  });

  it('one washing is not enough', () => {
    const all = careful(4);
    const isSecond = (action: ExperimentAction, index: number) =>
      isUse(action, 'ringer') && isUse(all[index - 2] ?? wait(1), 'ringer');
    expect(missed(4, without(4, isSecond))).toContain('wash');
  });

  it('no control leaves nothing to compare with', () => {
    const all = careful(5);
    const isControl = (_: ExperimentAction, index: number) =>
      isUse(all[index] ?? wait(1), 'measure') && all[index + 1]?.kind === 'use';
    expect(missed(5, without(5, isControl))).toEqual(
      expect.arrayContaining(['control', 'effects', 'notes', 'unknown']),
    );
  });

  it('who measures at once misses the effect', () => {
    const hasty = careful(6).map((action) =>
      action.kind === 'wait' && action.seconds === 40 ? wait(3) : action,
    );
    expect(points(6, hasty)).toMatchObject({ effects: 0, notes: 0, mechanism: 0, unknown: 0 });
  });

  it.each([
    ['calcium', 3],
    ['potassium', 2],
    ['acetylcholine', 2],
  ])('five drops of %s stop the heart', (what, rhythm) => {
    expect(looks(7, [give(what, 5), wait(60)], 'heart')).toMatchObject({ rate: 0, rhythm });
    expect(missed(7, [give(what, 5), wait(60), ...wash, ...careful(7)])).toContain('dose');
  });

  it('an uneven level of fluid does not compare', () => {
    const uneven = careful(8).map((action) =>
      isUse(action, 'ringer') ? use('ringer', 'cannula', 3) : action,
    );
    expect(missed(8, uneven)).toContain('wash');
  });
});

it('atropine blocks acetylcholine, propranolol adrenaline, and neither calcium', () => {
  const rate = (actions: readonly ExperimentAction[]) => looks(9, actions, 'heart')['rate'] ?? 0;
  const force = (actions: readonly ExperimentAction[]) =>
    looks(9, actions, 'heart')['amplitude'] ?? 0;
  const late = wait(40);
  expect(rate([give('acetylcholine'), late]) / rate([])).toBeLessThan(0.8);
  expect(rate([give('atropine'), wait(150), give('acetylcholine'), late])).toBe(rate([]));
  expect(rate([give('propranolol'), wait(150), give('adrenaline'), late])).toBe(rate([]));
  expect(
    force([give('propranolol'), wait(150), give('calcium'), late]) / force([]),
  ).toBeGreaterThan(1.3);
});

it('the recorder marks what was given, and stays small', () => {
  const { trace, places } = run(3, [...careful(3), wait(3600), wait(3600)]).bench;
  expect(trace.map(({ mark }) => mark)).toContain('2% 氯化钙溶液 1 滴');
  expect(trace.length).toBeLessThanOrEqual(400);
  expect(JSON.stringify(places)).not.toContain('unknown');
});

it('two drops in a row under both blockers are no plain trial', () => {
  expect(points(3, [...underPropranolol, note('unknown', '氯化钾')])['unknown']).toBe(0);
});

it.each([give('saw'), use('calcium', 'heart'), give('calcium', 6), give('ringer', 0)])(
  'refuses %j',
  (action) => {
    expect(() => run(1, [action])).toThrow();
  },
);

import { runnable } from '../engine/runnable';
import { looksOf, missedOf, note, pointsOf, seeds, use, wait } from '../testing/actions';
import { ecgLeads } from './ecgLeads';
import { belongsAt, type Electrode, electrodes, type Site } from './state';

const ecg = runnable(ecgLeads);
const { run } = ecg;
const points = pointsOf(ecg);
const missed = missedOf(ecg);
const looks = looksOf(ecg);

const rubbed = Object.values(belongsAt).map((site) => use('rub', site));
const placed = (elsewhere: Partial<Record<Electrode, Site>> = {}) =>
  electrodes.map((one) => use(one, elsewhere[one] ?? belongsAt[one]));
const print = use('print', 'monitor');
const standard = [use('gain', 'monitor', 10), use('speed', 'monitor', 25), wait(60), print];
const first = [...rubbed, ...placed(), ...standard];
const second = [...first, use('next', 'monitor'), print];
const monitor = (seed: number, elsewhere: Partial<Record<Electrode, Site>> = {}) =>
  looks(seed, placed(elsewhere), 'monitor');
const all = (of: Record<string, number>, lead: string) =>
  ['p', 'q', 'r', 's', 't'].map((wave) => of[`${lead}.${wave}`] ?? Number.NaN);

/** The corrections of each fault. */
const mending: Record<string, readonly ReturnType<typeof use>[]> = {
  左右上肢电极接反: [use('LA', 'leftArm')],
  右上肢与右下肢电极接反: [use('RA', 'rightArm')],
  左上肢与左下肢电极接反: [use('LL', 'leftLeg')],
  'V1、V2 电极位置过高': [use('V1', 'right4'), use('V2', 'left4')],
  'V3 与 V5 电极接反': [use('V3', 'between')],
};
const signs = [
  'I 导联 P、QRS、T 全部倒置，aVR 与 aVL 互换',
  'II 导联近乎平线',
  'III 导联倒置，I 与 II、aVL 与 aVF 互换，aVR 不变',
  'V1、V2 的 P 波和 V1 的 T 波倒置，V1 呈 rSr′',
  '胸导联 R 波和 T 波的递变次序在 V3～V5 打乱，肢体导联正常',
];
const faultNames = Object.keys(mending);

/** Recognised from the sheet alone. */
function recognised(seed: number) {
  const seen = looks(seed, second, 'monitor');
  const of = (key: string) => seen[key] ?? Number.NaN;
  if (Math.abs(of('II.r')) < 0.1) return 1;
  if (of('I.p') < 0 && of('I.t') < 0) return 0;
  if (of('III.p') < 0) return 2;
  return of('V1.p') < 0 && of('V2.p') < 0 ? 3 : 4;
}

function transition(seed: number) {
  const seen = looks(seed, first, 'monitor');
  const isOver = (lead: string) => (seen[`${lead}.r`] ?? 0) >= -(seen[`${lead}.s`] ?? 0);
  return ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'].find(isOver) ?? '';
}

function careful(seed: number) {
  const fault = recognised(seed);
  const name = faultNames[fault] ?? '';
  return [
    ...second,
    ...(mending[name] ?? []),
    wait(60),
    print,
    note('I', '主波向上'),
    note('II', '主波向上'),
    note('aVR', '主波向下'),
    note('transition', transition(seed)),
    note('fault', name),
    note('sign', signs[fault] ?? ''),
  ];
}

it.each(seeds)('who works carefully gets everything of person %i', (seed) => {
  expect(missed(seed, careful(seed))).toEqual([]);
});

it('faults differ, and so do the places where R grows over S', () => {
  expect(new Set(seeds.map((seed) => run(seed, []).report().truth)).size).toBe(5);
  expect(new Set(seeds.slice(0, 8).map(transition)).size).toBeGreaterThan(1);
});

it('guesses bring nothing', () => {
  const guess = (index: number) => [
    note('I', '主波向上'),
    note('II', '主波向上'),
    note('aVR', '主波向下'),
    note('transition', 'V3'),
    note('fault', faultNames[index] ?? ''),
    note('sign', signs[index] ?? ''),
  ];
  expect([0, 1, 2, 3, 4].map((index) => points(1, guess(index))['sum'])).toEqual([0, 0, 0, 0, 0]);
});

describe('a healthy heart', () => {
  it.each(seeds.slice(0, 10))('%i keeps to the rules of Einthoven and of growing R', (seed) => {
    const seen = monitor(seed);
    const of = (key: string) => seen[key] ?? Number.NaN;
    expect(of('I.p') + of('III.p')).toBeCloseTo(of('II.p'), 1);
    expect(of('I.t') + of('III.t')).toBeCloseTo(of('II.t'), 1);
    expect(of('aVR.p') + of('aVL.p') + of('aVF.p')).toBeCloseTo(0, 1);
    expect([of('II.p') > 0, of('aVR.p') < 0, of('aVR.t') < 0, of('V1.s') < -0.3]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(of('V1.r')).toBeLessThan(of('V4.r'));
    expect(of('V6.q')).toBeLessThan(0);
  });
});

describe('what is put wrong', () => {
  it.each(seeds.slice(0, 5))(
    'arms exchanged: I upside down, aVR and aVL exchanged (%i)',
    (seed) => {
      const [right, wrong] = [monitor(seed), monitor(seed, { RA: 'leftArm', LA: 'rightArm' })];
      expect(wrong['I.p']).toBe(-(right['I.p'] ?? 0));
      expect(wrong['I.t']).toBe(-(right['I.t'] ?? 0));
      expect(all(wrong, 'aVR')).toEqual(all(right, 'aVL'));
      expect(all(wrong, 'II')).toEqual(all(right, 'III'));
      expect(all(wrong, 'V4')).toEqual(all(right, 'V4'));
    },
  );

  it('right arm and leg exchanged: II a flat line', () => {
    const wrong = monitor(3, { RA: 'rightLeg', RL: 'rightArm' });
    expect(Math.max(...all(wrong, 'II').map(Math.abs))).toBeLessThan(0.1);
  });

  it('V1 and V2 too high: P and T upside down, a second peak', () => {
    const wrong = monitor(3, { V1: 'right2', V2: 'left2' });
    expect([wrong['V1.p'], wrong['V2.p'], wrong['V1.t']].map((one) => (one ?? 0) < 0)).toEqual([
      true,
      true,
      true,
    ]);
    expect(wrong['V1.r2']).toBeGreaterThan(0.03);
  });

  it('loses the points of its place', () => {
    const wrong = [...rubbed, ...placed({ V1: 'right2', V2: 'left2' }), ...standard];
    expect(points(1, wrong)).toMatchObject({ place: 16, skin: 0 });
  });

  it('without earth there is no signal at all', () => {
    const seen = looks(
      1,
      placed().filter((_, index) => index !== 2),
      'monitor',
    );
    expect([seen['isOff'], ...all(seen, 'II')]).toEqual([1, 0, 0, 0, 0, 0]);
  });
});

describe('mistakes', () => {
  it('the machine as it was left, at once, on skin as it is', () => {
    expect(points(1, [...placed(), print])).toMatchObject({ skin: 0, settings: 3, place: 20 });
  });

  it('who moves one after the other until it looks right has not recognised it', () => {
    const tried = [...second, ...placed(), wait(60), print];
    const name = faultNames[recognised(1)] ?? '';
    const told = [...tried, note('fault', name), note('sign', signs[recognised(1)] ?? '')];
    expect(points(1, told)).toMatchObject({ recognise: 0, sparing: 0, mend: 15 });
  });

  it('named but not mended stays wrong', () => {
    const named = careful(2).filter(
      (action, index) => index < second.length || action.kind === 'note',
    );
    expect(missed(2, named)).toEqual(['mend', 'sparing']);
  });

  it('mended without a sheet of how it was found', () => {
    const unseen = careful(2).filter((_, index) => index !== second.length - 1);
    expect(missed(2, unseen)).toEqual(['recognise']);
  });
});

it('where the colleague put them is not to be seen', () => {
  const places = seeds
    .slice(0, 8)
    .map((seed) =>
      JSON.stringify(run(seed, second).bench.places.filter(({ id }) => id !== 'monitor')),
    );
  expect(new Set(places).size).toBe(1);
});

it.each([use('V7', 'right4'), use('V1', 'monitor'), use('gain', 'monitor', 40)])(
  'refuses %j',
  (action) => {
    expect(() => run(1, [action])).toThrow();
  },
);

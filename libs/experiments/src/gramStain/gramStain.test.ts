import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { runnable } from '../engine/runnable';
import { looksOf, missedOf, note, pointsOf, seeds, use, wait } from '../testing/actions';
import { gramStain } from './gramStain';

const gram = runnable(gramStain);
const { run } = gram;
const points = pointsOf(gram);
const missed = missedOf(gram);
const looks = looksOf(gram);

const slide = (what: string, amount?: number) => use(what, 'slide', amount);
const bath = (what: string, seconds: number) => [slide(what), wait(seconds), slide('water')];
const smeared = [use('loop', 'control'), use('loop', 'specimen'), wait(120)];
const fixed = slide('flame', 3);
const looked = [
  slide('paper'),
  slide('oil'),
  use('lowLens', 'specimen'),
  use('oilLens', 'control'),
  use('oilLens', 'specimen'),
];
const stained = [...bath('violet', 60), ...bath('iodine', 60), ...bath('alcohol', 20)];
const careful = [...smeared, fixed, ...stained, ...bath('safranin', 60), ...looked];

/** Recorded as last seen, with the matching conclusion. */
function written(seed: number, actions: readonly ExperimentAction[]) {
  const heard = run(seed, actions).steps.at(-1)?.says[0]?.text ?? '';
  const isPurple = heard.includes('紫色');
  const colour = isPurple && heard.includes('红色') ? '紫色和红色都有' : heard.slice(0, 2);
  const isMixed = heard.includes('；');
  const shape = isMixed ? '球菌和杆菌混杂' : heard.slice(3, -1);
  const kind = isMixed
    ? '革兰阳性球菌与革兰阴性杆菌混合'
    : heard.includes('葡萄')
      ? '革兰阳性球菌，葡萄状排列'
      : heard.includes('粗大')
        ? '革兰阳性大杆菌'
        : heard.includes('链状')
          ? '革兰阳性球菌，链状排列'
          : '革兰阴性杆菌';
  return [
    note('positive', '紫色'),
    note('negative', '红色'),
    note('colour', colour),
    note('shape', shape),
    note('conclusion', kind),
  ];
}

it.each(seeds)('who works carefully gets everything of specimen %i', (seed) => {
  expect(missed(seed, [...careful, ...written(seed, careful)])).toEqual([]);
});

it('specimens differ', () => {
  expect(new Set(seeds.map((seed) => run(seed, []).report().truth)).size).toBe(5);
});

const seedOf = (what: string) =>
  seeds.find((seed) => run(seed, []).report().truth.includes(what)) ?? 0;
const rods = seedOf('是革兰阴性杆菌');
const cocci = seedOf('葡萄状');

it('guesses bring nothing', () => {
  const named = ['革兰阴性杆菌', '革兰阳性大杆菌', '革兰阳性球菌，葡萄状排列'].map(
    (kind) =>
      points(rods, [note('positive', '紫色'), note('colour', '红色'), note('conclusion', kind)])[
        'sum'
      ],
  );
  expect(named).toEqual([0, 0, 0]);
});

it('stains nothing where nothing was smeared', () => {
  expect(points(1, [...stained, ...bath('safranin', 60), ...looked])['sum']).toBe(0);
});

/** The look of both sorts of the control under oil. */
const control = (actions: readonly ExperimentAction[]) =>
  looks(cocci, [...actions, slide('paper'), slide('oil'), use('oilLens', 'control')], 'microscope');

describe('mistakes', () => {
  const told = (actions: readonly ExperimentAction[]) => [
    ...actions,
    ...looked,
    note('conclusion', '革兰阴性杆菌'),
  ];
  const withAlcohol = (seconds: number) => [
    ...smeared,
    fixed,
    ...bath('violet', 60),
    ...bath('iodine', 60),
    ...bath('alcohol', seconds),
    ...bath('safranin', 60),
  ];

  it('too little alcohol leaves what is negative purple', () => {
    expect(control(withAlcohol(2))['violetB']).toBeGreaterThan(0.55);
    expect(points(rods, told(withAlcohol(2)))).toMatchObject({ decolour: 0, conclusion: 0 });
  });

  it('too much alcohol makes what is positive red', () => {
    const { violetA = 1, redA = 0 } = control(withAlcohol(180));
    expect([violetA < 0.2, redA > 0.6]).toEqual([true, true]);
    expect(points(cocci, told(withAlcohol(180)))).toMatchObject({ decolour: 0, conclusion: 0 });
  });

  it('without iodine everything is red', () => {
    const without = [
      ...smeared,
      fixed,
      ...bath('violet', 60),
      ...bath('alcohol', 20),
      ...bath('safranin', 60),
    ];
    expect(control(without)['violetA']).toBeLessThan(0.2);
    expect(points(cocci, told(without))).toMatchObject({ order: 0, conclusion: 0 });
  });

  it('what was not fixed is washed away', () => {
    const without = [...smeared, ...stained, ...bath('safranin', 60)];
    expect(control(without)['density']).toBe(0);
    expect(points(rods, told(without))).toMatchObject({ fix: 0, lens: 0, conclusion: 0 });
  });

  it('a thick specimen beside a thin control deceives without being noticed', () => {
    const thick = [use('loop', 'control'), use('loop', 'specimen', 5), wait(300), fixed];
    const done = [...thick, ...stained, ...bath('safranin', 60), ...looked];
    expect(looks(rods, done, 'microscope')['violetA']).toBeGreaterThan(0.4);
    expect(points(rods, [...done, note('conclusion', '革兰阴性杆菌')])).toMatchObject({
      smear: 5,
      conclusion: 0,
    });
  });

  it('heat on a wet smear spoils the shape', () => {
    const wet = [use('loop', 'control'), use('loop', 'specimen'), fixed, ...careful.slice(4)];
    expect(missed(1, [...wet, ...written(1, wet)])).toEqual(['fix', 'smear']);
  });

  it('who forgets to rinse gets grains, and alcohol that works on', () => {
    const dirty = careful.filter(
      (action) => action.kind !== 'use' || action.instrument !== 'water',
    );
    expect(points(1, [...dirty, slide('water'), ...looked])).toMatchObject({ rinse: 3 });
    expect(looks(1, [...dirty, slide('water'), ...looked], 'microscope')['grains']).toBeGreaterThan(
      0.8,
    );
  });
});

it('a spoiled slide can be done anew', () => {
  const again = [...smeared, slide('newSlide'), ...careful];
  expect(missed(2, [...again, ...written(2, again)])).toEqual([]);
});

it('tells nothing of the specimen before it is looked at', () => {
  const before = seeds.map((seed) => JSON.stringify(run(seed, careful.slice(0, -2)).bench));
  expect(new Set(before).size).toBe(1);
});

it.each([slide('loop'), use('saw', 'slide'), slide('flame', 99), note('colour', '蓝色')])(
  'refuses %j',
  (action) => {
    expect(() => run(1, [action])).toThrow();
  },
);

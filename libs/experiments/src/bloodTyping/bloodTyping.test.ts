import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { runnable } from '../engine/runnable';
import { note, seeds, use, wait } from '../testing/actions';
import { bloodTyping } from './bloodTyping';

const { run } = runnable(bloodTyping);

const wells = { a: 'well1', b: 'well2', d: 'well3', salt: 'well4' };
const kinds = Object.entries(wells);

const filled = kinds.flatMap(([kind, well]) => [use(kind, well), use('cells', well)]);
const stirred = kinds.flatMap(([, well]) => [use('stick', well), use('newStick', 'waste')]);
const looked = kinds.flatMap(([, well]) => [use('eye', well), use('microscope', well)]);
const careful = [...filled, ...stirred, wait(120), ...looked];

const gradesAfter = (seed: number, actions: readonly ExperimentAction[]) =>
  run(seed, actions)
    .bench.places.filter(({ id }) => id !== 'waste')
    .map(({ looks }) => looks['grade']);

const names = ['阴性', '1+', '2+', '3+', '4+'];

/** Recorded as seen, with the matching conclusion. */
function written(seed: number) {
  const [a = 0, b = 0, d = 0, salt = 0] = gradesAfter(seed, careful);
  const abo = `${a > 0 ? 'A' : ''}${b > 0 ? 'B' : ''}` || 'O';
  return [
    ...kinds.map(([kind], index) => note(kind, names[[a, b, d, salt][index] ?? 0] ?? '')),
    note('abo', `${abo} 型`),
    note('rh', d > 0 ? 'RhD 阳性' : 'RhD 阴性'),
  ];
}

const points = (seed: number, actions: readonly ExperimentAction[]) => {
  const { marks, points: sum } = run(seed, actions).report();
  return { sum, ...Object.fromEntries(marks.map((mark) => [mark.id, mark.points])) };
};

it.each(seeds)('who works carefully finds out blood %i and gets everything', (seed) => {
  expect(run(seed, [...careful, ...written(seed)]).report()).toMatchObject({
    points: 100,
    most: 100,
  });
});

it('bloods differ', () => {
  expect(new Set(seeds.map((seed) => run(seed, []).report().truth)).size).toBeGreaterThan(4);
});

it('a guess without having looked brings nothing, whoever guesses', () => {
  const guesses = ['A 型', 'B 型', 'AB 型', 'O 型'].map((abo) =>
    points(1, [note('abo', abo), note('rh', 'RhD 阳性')]),
  );
  expect(guesses.map(({ sum }) => sum)).toEqual([0, 0, 0, 0]);
});

/** A sample of type O: neither anti-A nor anti-B clumps it. */
const typeO = seeds.find((seed) => run(seed, []).report().truth.includes('O 型')) ?? 0;
const typeA = seeds.find((seed) => run(seed, []).report().truth.includes(' A 型')) ?? 0;

it('one stick for all brings the reagent of one well into the next', () => {
  const careless = [...filled, ...kinds.map(([, well]) => use('stick', well)), wait(120)];
  const [, clean = 0] = gradesAfter(typeA, careful);
  const [, soiled = 0] = gradesAfter(typeA, careless);
  expect([clean, soiled > 0]).toEqual([0, true]);
  expect(points(typeA, [...careless, ...looked])).toMatchObject({ sticks: 4 });
});

it('who looks at once misses it, and who comes too late sees what is not there', () => {
  const early = [...filled, ...stirred, wait(2)];
  expect(gradesAfter(typeA, early)[0]).toBe(0);
  const late = [...filled, ...stirred, wait(600)];
  expect(gradesAfter(typeO, late).slice(0, 2)).toEqual([1, 1]);
  expect(points(typeO, [...late, ...looked])).toMatchObject({ time: 0, conclusion: 0 });
});

it('too many cells weaken what is seen', () => {
  const crowded = kinds.flatMap(([kind, well]) => [use(kind, well), use('cells', well, 4)]);
  const seen = gradesAfter(typeA, [...crowded, ...stirred, wait(120)])[0] ?? 0;
  expect(seen).toBeLessThan(gradesAfter(typeA, careful)[0] ?? 0);
});

it.each([
  use('saw', 'well1'),
  use('a', 'waste'),
  use('a', 'well1', 900),
  use('a', 'well1', Number.NaN),
  note('abo', 'Z 型'),
  note('constructor', '1'),
])('refuses %j', (action) => {
  expect(() => run(1, [action])).toThrow();
});

it('tells nothing of what is to be found before it is over', () => {
  expect(JSON.stringify(run(typeA, []).bench)).not.toContain('"blood"');
});

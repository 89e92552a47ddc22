import { lot, partOf, sample } from './sampling.mjs';

/** @param {string} file @param {number} count */
const mutantsIn = (file, count) =>
  Array.from({ length: count }, (_, line) => ({
    file,
    line,
    start: 0,
    end: 0,
    text: '',
    says: '',
    operator: line % 2 ? 'logic' : 'string',
    id: `${file}:${line}`,
  }));

/** @param {string[]} files */
const world = (...files) => new Map(files.map((file) => [file, mutantsIn(file, 10)]));
const names = Array.from({ length: 40 }, (_, at) => `file${at}`);
const asked = { seed: 'a', count: 10 };

it('a lot is the same for the same words, and between 0 and 1', () => {
  expect(lot('a', 'b')).toBe(lot('a', 'b'));
  expect(lot('a', 'b')).not.toBe(lot('ab'));
  for (const name of names) expect(lot(name) > 0 && lot(name) <= 1).toBe(true);
});

it('draws the same again, one of each file, in whatever order the files come', () => {
  const drawn = sample(world(...names), asked);
  expect(sample(world(...[...names].reverse()), asked)).toEqual(drawn);
  expect(new Set(drawn.map(({ file }) => file)).size).toBe(10);
  expect(sample(world(...names), { ...asked, seed: 'b' })).not.toEqual(drawn);
});

it('a new file moves at most one of those that were drawn', () => {
  const ids = (/** @type {string[]} */ files) => sample(world(...files), asked).map(({ id }) => id);
  const before = ids(names);
  const after = ids([...names, 'another']);
  expect(before.filter((id) => !after.includes(id)).length).toBeLessThanOrEqual(1);
});

it('passes over files in which nothing can be changed', () => {
  expect(sample(new Map([['types', []]]), asked)).toEqual([]);
});

it('parts are whole together, and none of them twice', () => {
  const parts = ['1/3', '2/3', '3/3'].map((part) => partOf(names, part) ?? []);
  expect(parts.flat().sort()).toEqual([...names].sort());
  expect(partOf(names, '4/3')).toBeNull();
  expect(partOf(names, 'all')).toBeNull();
});

import fc from 'fast-check';
import { entryFaultsOf, markFaultsOf } from './faults';
import type { MarkCategory, MarkCriteria } from './shapes';
import { someInputs } from './testing/markInputs';
import { category, criteria, sheetOf } from './testing/someMarks';

const faultsOf = (categories: MarkCategory[], more: Partial<MarkCriteria> = {}, results = '') =>
  markFaultsOf(sheetOf(criteria(categories, more), results));
const one = category({ id: 1 });
const pooled = category({ id: 1, weight: null });

describe('weights', () => {
  it.each([
    [[60, 39.9], '99.9'],
    [[60, 40.1], '100.1'],
    [[0, 0], '0'],
    [[], '0'],
  ])('%j do not add up to 100', (weights, sum) => {
    const categories = weights.map((weight, index) => category({ id: index + 1, weight }));
    expect(faultsOf(categories)).toEqual([{ code: 'weightSum', sum }]);
  });

  it('are added exactly: as doubles these miss 100', () => {
    const weights = [33.3, 33.3, 33.3, 0.1];
    expect(weights.reduce((sum, weight) => sum + weight, 0)).not.toBe(100);
    expect(faultsOf(weights.map((weight, id) => category({ id, weight })))).toEqual([]);
  });

  it('of extra categories come on top', () => {
    expect(faultsOf([one, category({ id: 2, weight: 5, isExtra: true })])).toEqual([]);
  });

  it.each([null, -1, 101, NaN, 0.00001])('may not be %p', (weight) => {
    expect(faultsOf([category({ id: 1, weight })])).toEqual([{ code: 'weight', categoryId: 1 }]);
  });

  it('have no place where points are pooled', () => {
    expect(faultsOf([pooled], { mode: 'points' })).toEqual([]);
    const fault = { code: 'weightInPoints', categoryId: 1 };
    expect(faultsOf([one], { mode: 'points' })).toEqual([fault]);
  });
});

it.each([
  ['decimals', { decimals: 5 }],
  ['decimals', { decimals: 0.5 }],
  ['highest', { highest: 0 }],
  ['curve', { curve: { kind: 'add', points: -5, cap: null } }],
  ['curve', { curve: { kind: 'squareRoot', cap: -1 } }],
] as const)('%s: %j', (code, more) => {
  expect(faultsOf([one], more)).toEqual([{ code }]);
});

it('finds what is wrong with a category', () => {
  const [dropLowest, byItem] = [
    category({ id: 1, dropLowest: 1.5 }),
    { ...pooled, average: 'byItem' },
  ];
  expect(faultsOf([dropLowest])).toEqual([{ code: 'dropLowest', categoryId: 1 }]);
  expect(faultsOf([byItem as MarkCategory], { mode: 'points' })).toEqual([
    { code: 'byItemInPoints', categoryId: 1 },
  ]);
  const twice = faultsOf([category({ id: 1, weight: 50 }), category({ id: 1, weight: 50 })]);
  expect(twice).toEqual([{ code: 'sameCategory', categoryId: 1 }]);
});

it('finds what is wrong with an item', () => {
  expect(faultsOf([one], {}, '9: 0')).toEqual([{ code: 'unknownCategory', itemId: 1 }]);
  expect(faultsOf([one], {}, '1: 0/0')).toEqual([{ code: 'fullPoints', itemId: 1 }]);
  const { items, ...sheet } = sheetOf(criteria([one]), '1: 0');
  expect(markFaultsOf({ ...sheet, items: [...items, ...items] })).toEqual([
    { code: 'sameItem', itemId: 1 },
  ]);
});

describe('entries', () => {
  const { items } = sheetOf(criteria([one]), '1: 0/10');

  it.each([0, 0.5, 10])('may have %d of 10 points', (points) => {
    expect(entryFaultsOf(items, [{ itemId: 1, state: 'marked', points }])).toEqual([]);
  });

  it.each([-1, 10.5, NaN, 0.1 + 0.2])('may not have %d', (points) => {
    expect(entryFaultsOf(items, [{ itemId: 1, state: 'marked', points }])).toEqual([
      { code: 'points', itemId: 1 },
    ]);
  });

  it('belong to an item each', () => {
    const missing = { itemId: 1, state: 'missing' } as const;
    expect(entryFaultsOf(items, [{ ...missing, itemId: 2 }])).toEqual([
      { code: 'unknownItem', itemId: 2 },
    ]);
    expect(entryFaultsOf(items, [missing, { ...missing }])).toEqual([
      { code: 'sameEntry', itemId: 1 },
    ]);
  });
});

it('finds nothing wrong where nothing is', () => {
  fc.assert(
    fc.property(someInputs, (input) => {
      expect(markFaultsOf(input)).toEqual([]);
      expect(entryFaultsOf(input.items, input.entries)).toEqual([]);
    }),
    { seed: 36, numRuns: 300 },
  );
});

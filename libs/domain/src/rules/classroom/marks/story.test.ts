import fc from 'fast-check';
import { learnerMark } from './learnerMark';
import { someInputs } from './testing/markInputs';
import { replay, told } from './testing/replay';
import { category, markOf } from './testing/someMarks';

it('reproduces the mark from its own numbers', () => {
  fc.assert(
    fc.property(someInputs, (input) => {
      const { mark, story } = learnerMark(input);
      expect(replay(story)).toBe(mark);
    }),
    { seed: 36, numRuns: 700 },
  );
});

it('names every item once', () => {
  fc.assert(
    fc.property(someInputs, (input) => {
      const { story, categories } = learnerMark(input);
      const named = [...told(story, 'item'), ...told(story, 'leftOut')].map((one) => one.itemId);
      expect(named.toSorted((one, other) => one - other)).toEqual(input.items.map(({ id }) => id));
      const dropped = told(story, 'dropped').flatMap(({ itemIds }) => itemIds);
      const lowest = categories.flatMap(({ leftOut }) =>
        leftOut.filter(({ why }) => why === 'lowest'),
      );
      expect(lowest.map(({ itemId }) => itemId)).toEqual(dropped);
    }),
    { seed: 36, numRuns: 300 },
  );
});

it('tells a whole way in order', () => {
  const categories = [
    category({ id: 1, weight: 40, dropLowest: 1 }),
    category({ id: 2, weight: 40, average: 'byItem' }),
    category({ id: 3, weight: 20 }),
  ];
  const curve = { kind: 'squareRoot', cap: null } as const;
  const results = '1: 9/10 zeroed/10; 2: 70; 3: missing';
  const { mark, story } = markOf(results, categories, { curve, decimals: 1 });
  expect(mark).toBe(89.4);
  expect(story).toEqual([
    ...itemsOfFirst,
    { code: 'dropped', categoryId: 1, itemIds: [2], before: '45', after: '90' },
    { code: 'category', categoryId: 1, average: 'byPoints', earned: '9', of: '10', percent: '90' },
    { ...itemsOfFirst[0], categoryId: 2, itemId: 3, points: '70', full: '100', percent: '70' },
    { code: 'category', categoryId: 2, average: 'byItem', earned: '70', of: '100', percent: '70' },
    { code: 'leftOut', categoryId: 3, itemId: 4, why: 'missing' },
    { code: 'emptyCategory', categoryId: 3 },
    { code: 'share', categoryId: 1, weight: '40', share: '50', percent: '90', adds: '45' },
    { code: 'share', categoryId: 2, weight: '40', share: '50', percent: '70', adds: '35' },
    { code: 'total', ratio: null, value: '80' },
    { code: 'curve', kind: 'squareRoot', by: null, cap: null, from: '80', to: '√8000' },
    { code: 'rounded', from: '√8000', decimals: 1, mark: 89.4 },
  ]);
});

const first = { code: 'item', categoryId: 1, isExtra: false, isZeroed: false };
const itemsOfFirst = [
  { ...first, itemId: 1, points: '9', full: '10', percent: '90' },
  { ...first, itemId: 2, points: '0', full: '10', percent: '0', isZeroed: true },
];

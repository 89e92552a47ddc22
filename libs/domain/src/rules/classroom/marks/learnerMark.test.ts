import { learnerMark } from './learnerMark';
import { category, criteria, halves, inputOf, markOf } from './testing/someMarks';

describe('what counts', () => {
  it.each([
    ['missing', 80],
    ['excused', 80],
    ['zeroed', 40],
  ] as const)('an item that is %s leaves %d', (state, mark) => {
    const found = markOf(`1: 80 ${state}`);
    expect(found.mark).toBe(mark);
    const leftOut = state === 'zeroed' ? [] : [{ itemId: 2, why: state }];
    expect(found.categories).toEqual([{ categoryId: 1, percent: String(mark), leftOut }]);
  });

  it('an item without an entry is missing', () => {
    const input = inputOf(criteria([category({ id: 1 })]), '1: 80 20');
    const found = learnerMark({ ...input, entries: input.entries.slice(0, 1) });
    expect(found.mark).toBe(80);
    expect(found.categories[0]?.leftOut).toEqual([{ itemId: 2, why: 'missing' }]);
  });

  it('items of other categories do not', () => {
    expect(markOf('1: 80; 9: 0').mark).toBe(80);
  });
});

describe('empty categories', () => {
  it('share their weight among the others in proportion', () => {
    const weights = [30, 10, 60].map((weight, index) => category({ id: index + 1, weight }));
    // 30 and 10 of 40 become 75 and 25.
    const found = markOf('1: 80; 2: 60; 3: missing', weights);
    expect(found).toMatchObject({ mark: 75, categories: [{}, {}, { percent: null }] });
    expect(markOf('1: 80; 2: 60', weights).mark).toBe(75);
  });

  it('make no mark when all are empty', () => {
    const found = markOf('1: excused', halves);
    expect(found).toMatchObject({ mark: null, total: null, noMark: 'nothingMarked' });
    expect(found.story.at(-1)).toEqual({ code: 'noMark', why: 'nothingMarked' });
    expect(markOf('', []).noMark).toBe('nothingMarked');
  });

  it('are not zero: a zero is', () => {
    expect(markOf('1: 80; 2: zeroed', halves).mark).toBe(40);
  });
});

describe('a weight of zero', () => {
  const categories = [category({ id: 1, weight: 0 }), category({ id: 2, weight: 100 })];

  it('adds nothing beside others', () => {
    expect(markOf('1: 10; 2: 90', categories).mark).toBe(90);
  });

  it('makes no mark alone: there is nothing to share in proportion to', () => {
    expect(markOf('1: 10', categories)).toMatchObject({ mark: null, noMark: 'noWeight' });
  });
});

describe('a category of unequal points', () => {
  it('is by points what was earned of all points', () => {
    // 60 of 110.
    expect(markOf('1: 10/10 50/100').mark).toBe(54.55);
  });

  it('is by item the mean of the percentages', () => {
    expect(markOf('1: 10/10 50/100', [category({ id: 1, average: 'byItem' })]).mark).toBe(75);
  });
});

describe('rounding', () => {
  it('happens once, not also for each category', () => {
    // 66.666… and 68 make 67.333…, where 66.67 and 68 would make 67.335 and so 67.34.
    expect(markOf('1: 2/3; 2: 68', halves).mark).toBe(67.33);
  });

  it('is half up, of the exact number', () => {
    const categories = [category({ id: 1, weight: 5 }), category({ id: 2, weight: 95 })];
    expect(84.5 * 0.05 + 84.5 * 0.95).toBeLessThan(84.5);
    const found = markOf('1: 84.5; 2: 84.5', categories, { decimals: 0 });
    expect(found).toMatchObject({ mark: 85, total: '84.5' });
    expect(markOf('1: 84.4999', undefined, { decimals: 0 }).mark).toBe(84);
  });

  it('does not go by way of more decimals: 84.49 is 84, although 84.5 would be 85', () => {
    expect(markOf('1: 84.49', undefined, { decimals: 1 }).mark).toBe(84.5);
    expect(markOf('1: 84.49', undefined, { decimals: 0 }).mark).toBe(84);
  });
});

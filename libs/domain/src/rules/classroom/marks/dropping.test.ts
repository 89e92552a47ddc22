import { category, markOf } from './testing/someMarks';

const one = [category({ id: 1, dropLowest: 1 })];

it('leaves missing and excused ones alone: they are not counted, and not dropped', () => {
  const found = markOf('1: 60 80 missing excused', one);
  expect(found.mark).toBe(80);
  expect(found.categories[0]?.leftOut).toEqual([
    { itemId: 3, why: 'missing' },
    { itemId: 4, why: 'excused' },
    { itemId: 1, why: 'lowest' },
  ]);
});

it('keeps the only one that is marked while others are missing', () => {
  expect(markOf('1: 60 missing missing', one).mark).toBe(60);
});

it('keeps one where more are to go than there are', () => {
  expect(markOf('1: 60 70 80', [category({ id: 1, dropLowest: 5 })]).mark).toBe(80);
});

it('may drop a zero of the teacher’s', () => {
  expect(markOf('1: 60 zeroed', one).mark).toBe(60);
});

it('takes among unequal points what costs most, by the category’s own average', () => {
  // By points 90 of 101 are left, by item the mean of 50 and 90.
  expect(markOf('1: 0/1 50/100 90/100', one).mark).toBe(89.11);
  const byItem = [category({ id: 1, dropLowest: 1, average: 'byItem' })];
  expect(markOf('1: 0/1 50/100 90/100', byItem).mark).toBe(70);
});

it('is told with the percentage before and after', () => {
  const { story } = markOf('1: 60 80', one);
  const dropped = { code: 'dropped', categoryId: 1, itemIds: [1], before: '70', after: '80' };
  expect(story).toContainEqual(dropped);
});

describe('where points are pooled', () => {
  const points = { mode: 'points' } as const;
  const pooled = [
    category({ id: 1, weight: null, dropLowest: 1 }),
    category({ id: 2, weight: null }),
  ];

  it('drops in each category as many as it says, however the total turns out', () => {
    expect(markOf('1: 90 95; 2: 50', pooled, points).mark).toBe(72.5);
  });

  it('drops for the total: a better result in a small item takes nothing away', () => {
    expect(markOf('1: 5/10 60; 2: 20', pooled, points).mark).toBe(40);
    // The category alone would be better with 7 of 10, the total with 60 of 100.
    expect(markOf('1: 7/10 60; 2: 20', pooled, points).mark).toBe(40);
  });
});

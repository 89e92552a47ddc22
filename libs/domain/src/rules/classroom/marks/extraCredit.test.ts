import { category, halves, markOf } from './testing/someMarks';

describe('an extra item', () => {
  it('adds to what was earned, not to what is expected', () => {
    expect(markOf('1: 95 +10/10').mark).toBe(105);
    const byItem = [category({ id: 1, average: 'byItem' })];
    expect(markOf('1: 90 80 +5/50', byItem).mark).toBe(90);
  });

  it('costs nothing when it is not handed in', () => {
    expect(markOf('1: 95 +zeroed/10').mark).toBe(95);
    expect(markOf('1: 95 +missing/10').mark).toBe(95);
  });

  it('is never dropped', () => {
    expect(markOf('1: 90 80 +0/10', [category({ id: 1, dropLowest: 1 })]).mark).toBe(90);
  });

  it('waits until something else of its category counts', () => {
    const found = markOf('1: 90; 2: +10/10', halves);
    expect(found.mark).toBe(90);
    expect(found.categories[1]?.leftOut).toEqual([{ itemId: 2, why: 'onlyExtra' }]);
    expect(found.story).toContainEqual({
      code: 'leftOut',
      categoryId: 2,
      itemId: 2,
      why: 'onlyExtra',
    });
  });

  it('ends at the highest mark where there is one', () => {
    const found = markOf('1: 95 +10/10', undefined, { highest: 100 });
    expect(found).toMatchObject({ mark: 100, total: '105' });
    expect(found.story).toContainEqual({ code: 'capped', from: '105', highest: '100' });
  });
});

describe('an extra category', () => {
  const categories = [...halves, category({ id: 3, weight: 5, isExtra: true })];

  it('comes on top of the hundred percent, and is not missed', () => {
    expect(markOf('1: 100; 2: 98; 3: 60', categories).mark).toBe(102);
    expect(markOf('1: 100; 2: 98', categories).mark).toBe(99);
  });

  it('takes no weight of empty categories, and makes no mark alone', () => {
    expect(markOf('1: 100; 3: 60', categories).mark).toBe(103);
    expect(markOf('3: 60', categories).mark).toBeNull();
  });
});

describe('where points are pooled', () => {
  const points = { mode: 'points' } as const;
  const pooled = [category({ id: 1, weight: null }), category({ id: 2, weight: null })];

  it('the mark is all points earned of all expected', () => {
    const found = markOf('1: 8/10; 2: 45/50 missing/40', pooled, points);
    // 53 of 60.
    expect(found).toMatchObject({ mark: 88.33, total: '265/3' });
    expect(found.categories.map(({ percent }) => percent)).toEqual(['80', '90']);
  });

  it('an extra category is extra items, which need no others beside them', () => {
    const categories = pooled.map((one) => ({ ...one, isExtra: one.id === 2 }));
    const found = markOf('1: 95; 2: 10/10', categories, points);
    expect(found.mark).toBe(105);
    expect(found.story).toContainEqual({ code: 'pooled', categoryId: 2, earned: '10', of: '0' });
    expect(found.story.map(({ code }) => code)).not.toContain('emptyCategory');
    expect(markOf('2: 10/10', categories, points).noMark).toBe('nothingMarked');
  });
});

import { learnerMark, whatIf } from './learnerMark';
import type { MarkCategory, MarkCriteria } from './shapes';
import { category, criteria, inputOf, type Piece } from './testing/someMarks';

const markOf = (
  pieces: Piece[],
  categories: MarkCategory[] = [category({ id: 1 })],
  more: Partial<MarkCriteria> = {},
) => learnerMark(inputOf(criteria(categories, more), pieces));

const halves = [category({ id: 1, weight: 50 }), category({ id: 2, weight: 50 })];

describe('what counts', () => {
  it.each([
    ['missing', 80],
    ['excused', 80],
    ['zeroed', 40],
  ] as const)('an item that is %s leaves %d', (state, mark) => {
    const found = markOf([
      [1, 80],
      [1, state],
    ]);
    expect(found.mark).toBe(mark);
    const leftOut = state === 'zeroed' ? [] : [{ itemId: 2, why: state }];
    expect(found.categories).toEqual([{ categoryId: 1, percent: String(mark), leftOut }]);
  });

  it('an item without an entry is missing', () => {
    const input = inputOf(criteria([category({ id: 1 })]), [
      [1, 80],
      [1, 20],
    ]);
    const found = learnerMark({ ...input, entries: input.entries.slice(0, 1) });
    expect(found.mark).toBe(80);
    expect(found.categories[0]?.leftOut).toEqual([{ itemId: 2, why: 'missing' }]);
  });

  it('items of other categories do not', () => {
    expect(
      markOf([
        [1, 80],
        [9, 0],
      ]).mark,
    ).toBe(80);
  });
});

describe('empty categories', () => {
  it('share their weight among the others in proportion', () => {
    const categories = [
      category({ id: 1, weight: 30 }),
      category({ id: 2, weight: 10 }),
      category({ id: 3, weight: 60 }),
    ];
    // 30 and 10 of 40 become 75 and 25.
    expect(
      markOf(
        [
          [1, 80],
          [2, 60],
          [3, 'missing'],
        ],
        categories,
      ),
    ).toMatchObject({
      mark: 75,
      categories: [{}, {}, { percent: null }],
    });
    expect(
      markOf(
        [
          [1, 80],
          [2, 60],
        ],
        categories,
      ).mark,
    ).toBe(75);
  });

  it('make no mark when all are empty', () => {
    const found = markOf([[1, 'excused']], halves);
    expect(found).toMatchObject({ mark: null, total: null, noMark: 'nothingMarked' });
    expect(found.story.at(-1)).toEqual({ code: 'noMark', why: 'nothingMarked' });
    expect(markOf([], []).noMark).toBe('nothingMarked');
  });

  it('are not zero: a zero is', () => {
    expect(
      markOf(
        [
          [1, 80],
          [2, 'zeroed'],
        ],
        halves,
      ).mark,
    ).toBe(40);
  });
});

describe('a weight of zero', () => {
  const categories = [category({ id: 1, weight: 0 }), category({ id: 2, weight: 100 })];

  it('adds nothing beside others', () => {
    expect(
      markOf(
        [
          [1, 10],
          [2, 90],
        ],
        categories,
      ).mark,
    ).toBe(90);
  });

  it('makes no mark alone: there is nothing to share in proportion to', () => {
    expect(markOf([[1, 10]], categories)).toMatchObject({ mark: null, noMark: 'noWeight' });
  });
});

describe('a category of unequal points', () => {
  const pieces: Piece[] = [
    [1, 10, 10],
    [1, 50, 100],
  ];

  it('is by points what was earned of all points', () => {
    // 60 of 110.
    expect(markOf(pieces).mark).toBe(54.55);
  });

  it('is by item the mean of the percentages', () => {
    expect(markOf(pieces, [category({ id: 1, average: 'byItem' })]).mark).toBe(75);
  });
});

describe('dropping the lowest', () => {
  const one = [category({ id: 1, dropLowest: 1 })];

  it('leaves missing and excused ones alone: they are not counted, and not dropped', () => {
    const found = markOf(
      [
        [1, 60],
        [1, 80],
        [1, 'missing'],
        [1, 'excused'],
      ],
      one,
    );
    expect(found.mark).toBe(80);
    expect(found.categories[0]?.leftOut).toEqual([
      { itemId: 3, why: 'missing' },
      { itemId: 4, why: 'excused' },
      { itemId: 1, why: 'lowest' },
    ]);
  });

  it('keeps the only one that is marked while others are missing', () => {
    expect(
      markOf(
        [
          [1, 60],
          [1, 'missing'],
          [1, 'missing'],
        ],
        one,
      ).mark,
    ).toBe(60);
  });

  it('may drop a zero of the teacher’s', () => {
    expect(
      markOf(
        [
          [1, 60],
          [1, 'zeroed'],
        ],
        one,
      ).mark,
    ).toBe(60);
  });

  it('takes among unequal points what costs most, by the category’s own average', () => {
    const pieces: Piece[] = [
      [1, 0, 1],
      [1, 50, 100],
      [1, 90, 100],
    ];
    // By points 90 of 101 are left, by item the mean of 50 and 90.
    expect(markOf(pieces, one).mark).toBe(89.11);
    const byItem = [category({ id: 1, dropLowest: 1, average: 'byItem' })];
    expect(markOf(pieces, byItem).mark).toBe(70);
  });

  it('is told with the percentage before and after', () => {
    const { story } = markOf(
      [
        [1, 60],
        [1, 80],
      ],
      one,
    );
    const dropped = { code: 'dropped', categoryId: 1, itemIds: [1], before: '70', after: '80' };
    expect(story).toContainEqual(dropped);
  });
});

describe('extra credit', () => {
  it('of an item adds to what was earned, not to what is expected', () => {
    expect(
      markOf([
        [1, 95],
        [1, 10, 10, 'extra'],
      ]).mark,
    ).toBe(105);
    const byItem = [category({ id: 1, average: 'byItem' })];
    expect(
      markOf(
        [
          [1, 90],
          [1, 80],
          [1, 5, 50, 'extra'],
        ],
        byItem,
      ).mark,
    ).toBe(90);
  });

  it('that is not handed in costs nothing', () => {
    expect(
      markOf([
        [1, 95],
        [1, 'zeroed', 10, 'extra'],
      ]).mark,
    ).toBe(95);
    expect(
      markOf([
        [1, 95],
        [1, 'missing', 10, 'extra'],
      ]).mark,
    ).toBe(95);
  });

  it('is never dropped', () => {
    const categories = [category({ id: 1, dropLowest: 1 })];
    expect(
      markOf(
        [
          [1, 90],
          [1, 80],
          [1, 0, 10, 'extra'],
        ],
        categories,
      ).mark,
    ).toBe(90);
  });

  it('waits until something else of its category counts', () => {
    const found = markOf(
      [
        [1, 90],
        [2, 10, 10, 'extra'],
      ],
      halves,
    );
    expect(found.mark).toBe(90);
    expect(found.categories[1]?.leftOut).toEqual([{ itemId: 2, why: 'onlyExtra' }]);
  });

  it('of a category comes on top of the hundred percent, and is not missed', () => {
    const categories = [...halves, category({ id: 3, weight: 5, isExtra: true })];
    expect(
      markOf(
        [
          [1, 100],
          [2, 98],
          [3, 60],
        ],
        categories,
      ).mark,
    ).toBe(102);
    expect(
      markOf(
        [
          [1, 100],
          [2, 98],
        ],
        categories,
      ).mark,
    ).toBe(99);
    // The weight of an empty category goes to the others, not to extra ones.
    expect(
      markOf(
        [
          [1, 100],
          [3, 60],
        ],
        categories,
      ).mark,
    ).toBe(103);
    expect(markOf([[3, 60]], categories).mark).toBeNull();
  });

  it('ends at the highest mark where there is one', () => {
    const found = markOf(
      [
        [1, 95],
        [1, 10, 10, 'extra'],
      ],
      undefined,
      { highest: 100 },
    );
    expect(found.mark).toBe(100);
    expect(found.total).toBe('105');
    expect(found.story).toContainEqual({ code: 'capped', from: '105', highest: '100' });
  });
});

describe('points mode', () => {
  const pooled = (...categories: MarkCategory[]) =>
    categories.map((one) => ({ ...one, weight: null }));
  const points = { mode: 'points' } as const;

  it('is all points earned of all expected', () => {
    const categories = pooled(category({ id: 1 }), category({ id: 2 }));
    const found = markOf(
      [
        [1, 8, 10],
        [2, 45, 50],
        [2, 'missing', 40],
      ],
      categories,
      points,
    );
    // 53 of 60.
    expect(found).toMatchObject({ mark: 88.33, total: '265/3' });
    expect(found.categories.map(({ percent }) => percent)).toEqual(['80', '90']);
  });

  it('drops in each category as many as it says, however the total turns out', () => {
    const categories = pooled(category({ id: 1, dropLowest: 1 }), category({ id: 2 }));
    expect(
      markOf(
        [
          [1, 90],
          [1, 95],
          [2, 50],
        ],
        categories,
        points,
      ).mark,
    ).toBe(72.5);
  });

  it('drops for the total: a better result in a small item takes nothing away', () => {
    const categories = pooled(category({ id: 1, dropLowest: 1 }), category({ id: 2 }));
    const withSmall = (result: number) =>
      markOf(
        [
          [1, result, 10],
          [1, 60, 100],
          [2, 20, 100],
        ],
        categories,
        points,
      );
    expect(withSmall(5).mark).toBe(40);
    // The category alone would be better with 7 of 10, the total with 60 of 100.
    expect(withSmall(7).mark).toBe(40);
  });

  it('takes an extra category for extra items, also before others of theirs', () => {
    const categories = pooled(category({ id: 1 }), category({ id: 2, isExtra: true }));
    const found = markOf(
      [
        [1, 95],
        [2, 10, 10],
      ],
      categories,
      points,
    );
    expect(found.mark).toBe(105);
    expect(found.story).toContainEqual({ code: 'pooled', categoryId: 2, earned: '10', of: '0' });
    expect(found.story.map(({ code }) => code)).not.toContain('emptyCategory');
    expect(markOf([[2, 10, 10]], categories, points).noMark).toBe('nothingMarked');
  });
});

describe('rounding', () => {
  it('happens once: categories that were rounded would make 67.34', () => {
    const categories = [category({ id: 1, weight: 50 }), category({ id: 2, weight: 50 })];
    const found = markOf(
      [
        [1, 2, 3],
        [2, 68, 100],
      ],
      categories,
    );
    // 66.666… and 68: 67.333…, not the 67.335 of 66.67 and 68.
    expect(found.mark).toBe(67.33);
  });

  it('is half up, of the exact number', () => {
    const categories = [category({ id: 1, weight: 5 }), category({ id: 2, weight: 95 })];
    expect(84.5 * 0.05 + 84.5 * 0.95).toBeLessThan(84.5);
    const found = markOf(
      [
        [1, 84.5],
        [2, 84.5],
      ],
      categories,
      { decimals: 0 },
    );
    expect(found).toMatchObject({ mark: 85, total: '84.5' });
    expect(markOf([[1, 84.4999]], undefined, { decimals: 0 }).mark).toBe(84);
  });

  it('not twice: 84.49 is 84, although 84.5 would be 85', () => {
    expect(markOf([[1, 84.49]], undefined, { decimals: 0 }).mark).toBe(84);
    expect(markOf([[1, 84.49]], undefined, { decimals: 1 }).mark).toBe(84.5);
  });
});

describe('what if', () => {
  const input = inputOf(criteria(halves), [
    [1, 80],
    [2, 'missing'],
  ]);

  it('says what a mark would become, and leaves the input as it is', () => {
    const before = structuredClone(input);
    expect(whatIf(input, [{ itemId: 2, state: 'marked', points: 60 }]).mark).toBe(70);
    expect(whatIf(input, [{ itemId: 2, state: 'zeroed' }]).mark).toBe(40);
    expect(whatIf(input, [{ itemId: 1, state: 'excused' }]).mark).toBeNull();
    expect(whatIf(input, [])).toEqual(learnerMark(input));
    expect(input).toEqual(before);
  });

  it('moves the scale when the learner becomes the best', () => {
    const curve = { kind: 'scaleToBest', cap: null } as const;
    const scaled = { ...inputOf(criteria(halves, { curve }), [[1, 40]]), bestOfOthers: '80' };
    expect(learnerMark(scaled).mark).toBe(50);
    expect(whatIf(scaled, [{ itemId: 1, state: 'marked', points: 90 }]).mark).toBe(100);
  });
});

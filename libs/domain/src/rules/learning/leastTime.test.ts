import { isPossible, type Learnable, leastOf, timeOf } from './leastTime';

const item = (more: Partial<Learnable>): Learnable => ({
  type: 4,
  rule: 'byHand',
  durationS: null,
  pageCount: 0,
  pageSigns: null,
  signs: 0,
  ...more,
});

it.each([
  ['a film at double speed', item({ type: 1, rule: 'watched', durationS: 600 }), 270],
  ['a film that is marked by hand', item({ type: 1, durationS: 600 }), 270],
  [
    'a document by its pages and signs',
    item({ type: 2, rule: 'lastPage', pageCount: 2, pageSigns: [0, 1000] }),
    23.4,
  ],
  ['a document that is not ready', item({ type: 2, rule: 'lastPage' }), 30],
  ['a note of few words', item({ type: 8, signs: 20 }), 10],
  ['a note of many', item({ type: 8, signs: 2000 }), 40],
  ['a map, or an experiment', item({ type: 16 }), 30],
  ['a test that is passed', item({ type: 64, rule: 'passed' }), 0],
])('%s takes at least so long', (_what, one, leastS) =>
  expect(leastOf(one)).toBeCloseTo(leastS, 5),
);

it('counts of each item what it takes: hours at one are no time at another', () => {
  const items = [
    { leastS: 100, studiedS: 9000 },
    { leastS: 100, studiedS: 1 },
  ];
  expect(timeOf(items, 9999)).toEqual({ recordedS: 101, leastS: 200 });
});

it('counts no more than has passed since the beginning', () => {
  const three = Array.from({ length: 3 }, () => ({ leastS: 100, studiedS: 100 }));
  expect(timeOf(three, 110)).toEqual({ recordedS: 110, leastS: 300 });
  expect(timeOf(three, -5).recordedS).toBe(0);
});

it('believes who lost some of it on the way, and nobody who has less than six tenths', () => {
  expect(isPossible({ recordedS: 60, leastS: 100 })).toBe(true);
  expect(isPossible({ recordedS: 59, leastS: 100 })).toBe(false);
  expect(isPossible({ recordedS: 0, leastS: 0 })).toBe(true);
});

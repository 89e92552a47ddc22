import fc from 'fast-check';
import { believedSeen, believedTime, comeTo, mayMark, studyBelief } from './believedReport';
import { lengthOf, type Range, rangesBeyond } from './seenRanges';

const film: Range = [0, 600];
const report = (seen: Range[], more: { isInOrder?: boolean } = {}) => ({
  seen,
  whole: film,
  isInOrder: false,
  pageSigns: null,
  ...more,
});

it('believes what can have run since the last report', () => {
  expect(believedSeen({ studiedS: 0, seen: [[0, 30]], passedS: 30 }, report([[30, 60]]))).toEqual([
    [0, 60],
  ]);
  expect(believedSeen({ studiedS: 0, seen: [], passedS: 30 }, report([[100, 160]]))).toEqual([
    [100, 160],
  ]);
});

it('believes no more than twice the time that passed, and a little', () => {
  expect(believedSeen({ studiedS: 0, seen: [], passedS: 30 }, report([[0, 600]]))).toEqual([
    [0, 65],
  ]);
});

it.each([0.9, 7.3, 12.34, 29.99])('believes whole seconds alone after %p of them', (passedS) => {
  const seen = believedSeen({ studiedS: 0, seen: [[0, 4]], passedS }, report([[4, 600]]));
  expect(seen.flat().every(Number.isInteger)).toBe(true);
  expect(lengthOf(seen)).toBeGreaterThan(4);
});

it('believes nothing where no visit was begun', () => {
  expect(believedSeen({ studiedS: 0, seen: [[0, 4]], passedS: null }, report([[4, 9]]))).toEqual([
    [0, 4],
  ]);
});

it('gives nothing for a clock that went back, nor an hour for one that leapt', () => {
  const sum = (passedS: number) =>
    lengthOf(believedSeen({ studiedS: 0, seen: [], passedS }, report([[0, 600]])));
  expect(sum(-3600)).toBe(0);
  expect(sum(3600)).toBe(245);
});

it('gives nothing to who reports again and again', () => {
  let seen: [number, number][] = [];
  for (let count = 0; count < 100; count++)
    seen = believedSeen({ studiedS: 0, seen, passedS: 0.01 }, report([[0, 600]]));
  expect(lengthOf(seen)).toBeLessThan(3.1);
});

describe('pages', () => {
  // The fourth page has three thousand characters, which take a minute beyond its three seconds.
  const pageSigns = Array.from({ length: 99 }, (_, at) => (at === 3 ? 3000 : 0));
  const pages = (seen: Range[]) => ({
    seen,
    whole: [1, 100] as Range,
    isInOrder: false,
    pageSigns,
  });
  const after = (passedS: number, told: Range[], { seen = [] as Range[], studiedS = 0 } = {}) =>
    believedSeen({ seen, passedS, studiedS }, pages(told));

  it('take three seconds each, and time to read what stands on them', () => {
    expect(after(8.9, [[1, 99]])).toEqual([[1, 3]]);
    expect(after(40, [[1, 99]], { studiedS: 31 })).toEqual([[1, 4]]);
    expect(after(40, [[1, 99]], { studiedS: 32 })).toEqual([[1, 5]]);
  });

  it('win nothing by many reports', () => {
    let seen: Range[] = [];
    for (let studiedS = 0; studiedS < 9; studiedS++) seen = after(1, [[5, 99]], { seen, studiedS });
    expect(lengthOf(seen)).toBe(3);
  });

  it('are not seen at once, not even the last alone', () => {
    expect(after(2.9, [[99, 100]])).toEqual([]);
    expect(after(3, [[99, 100]])).toEqual([[99, 100]]);
  });

  it('stay where more of them are known than there was time for', () =>
    expect(after(1, [[9, 10]], { seen: [[1, 9]] })).toEqual([[1, 9]]));
});

it.each([
  [0, 0.3, false],
  [0, 9, false],
  [0, 10, true],
  [8, 2, true],
  [60, null, true],
])('after %d s of study and %p s more, marking is %p', (studiedS, passedS, may) =>
  expect(mayMark({ studiedS, passedS })).toBe(may),
);

it('knows no second beyond the end or before the beginning', () => {
  const seen = believedSeen(
    { studiedS: 0, seen: [], passedS: 30 },
    report([
      [-40, 2],
      [598, 9000],
    ]),
  );
  expect(seen).toEqual([
    [0, 2],
    [598, 600],
  ]);
});

it('takes nothing ahead of what was seen, where order is asked for', () => {
  const before = { studiedS: 30, seen: [[0, 30]] as Range[], passedS: 30 };
  expect(believedSeen(before, report([[60, 70]], { isInOrder: true }))).toEqual([[0, 30]]);
  expect(believedSeen(before, report([[34, 70]], { isInOrder: true }))).toEqual([
    [0, 30],
    [34, 70],
  ]);
  expect(believedSeen(before, report([[10, 50]], { isInOrder: true }))).toEqual([[0, 50]]);
});

it('lets nobody be stuck behind seconds that were lost, and nobody leap by losing more', () => {
  const told = (to: number) => report([[10, to]], { isInOrder: true });
  const seen = believedSeen({ studiedS: 0, seen: [[0, 5]], passedS: 30 }, told(31));
  expect(seen).toEqual([
    [0, 5],
    [10, 31],
  ]);
  const further = believedSeen(
    { studiedS: 0, seen, passedS: 30 },
    report([[31, 61]], { isInOrder: true }),
  );
  expect(further.at(-1)).toEqual([10, 61]);
  const holes = Array.from({ length: 20 }, (_, n): Range => [n * 6 + 5, n * 6 + 6]);
  expect(comeTo(holes, film)).toBe(36);
  expect(comeTo([[6, 9]], film)).toBe(0);
});

const ranges = fc.array(
  fc.tuple(fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 700 })),
);

it('loses nothing, and never gives more than there was time for', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.integer({ min: -100, max: 200 }),
      fc.boolean(),
      (told, passedS, isInOrder) => {
        const seen: Range[] = [
          [0, 20],
          [90, 110],
        ];
        const believed = believedSeen({ studiedS: 0, seen, passedS }, report(told, { isInOrder }));
        expect(rangesBeyond(seen, believed)).toEqual([]);
        const passed = Math.max(0, Math.min(passedS, studyBelief.mostSilenceS));
        expect(lengthOf(believed) - 40).toBeLessThanOrEqual(passed * 2 + 5);
      },
    ),
  );
});

it('counts replays once', () => {
  fc.assert(
    fc.property(ranges, (told) => {
      const once = believedSeen({ studiedS: 0, seen: [], passedS: 60 }, report(told));
      const sum = lengthOf(once);
      const again = believedSeen({ studiedS: 0, seen: once, passedS: 0 }, report(told));
      expect(lengthOf(again) - sum).toBeLessThanOrEqual(0);
    }),
  );
});

it.each([
  [30, 30],
  [0.9, 0],
  [46, 45],
  [3600, 45],
  [-3600, 0],
  [null, 0],
])('counts %p seconds as %d of study', (passed, seconds) =>
  expect(believedTime(passed)).toBe(seconds),
);

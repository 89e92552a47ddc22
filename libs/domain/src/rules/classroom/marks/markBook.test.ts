import fc from 'fast-check';
import { learnerMark } from './learnerMark';
import { bestOfOthers, markBook } from './markBook';
import type { CurveRule, MarkEntry } from './shapes';
import { someInputs } from './testing/markInputs';
import { category, criteria, sheetOf } from './testing/someMarks';

const marked = (points: number): MarkEntry => ({ itemId: 1, state: 'marked', points });
const bookOf = (points: (number | null)[], curve: CurveRule | null = null) =>
  markBook(
    sheetOf(criteria([category({ id: 1 })], { curve, decimals: 1 }), '1: 0'),
    points.map((one, index) => ({
      learnerId: index + 1,
      entries: one === null ? [] : [marked(one)],
    })),
  );

it('has marks, places and figures', () => {
  const { rows, statistics } = bookOf([80, 90, null, 80]);
  expect(rows.map(({ learnerId, mark, rank }) => [learnerId, mark, rank])).toEqual([
    [1, 80, 2],
    [2, 90, 1],
    [3, null, null],
    [4, 80, 2],
  ]);
  expect(rows[2]?.noMark).toBe('nothingMarked');
  expect(statistics).toEqual({
    count: 3,
    mean: 83.33,
    median: 80,
    spread: 4.71,
    lowest: 80,
    highest: 90,
  });
});

it('places by the mark that everybody sees', () => {
  expect(bookOf([80.04, 80, 79.9]).rows.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

it('scales all by the best of the class', () => {
  const { rows } = bookOf([45, 90, 60, null], { kind: 'scaleToBest', cap: null });
  expect(rows.map(({ mark }) => mark)).toEqual([50, 100, 66.7, null]);
});

it('is empty without learners', () => {
  expect(bookOf([])).toEqual({ rows: [], statistics: null });
});

it('says of each the same number as the learner’s own page', () => {
  fc.assert(
    fc.property(someInputs, fc.array(someInputs, { maxLength: 4 }), (sheet, others) => {
      const all = [sheet, ...others].map(({ entries }, index) => ({ learnerId: index, entries }));
      const { rows } = markBook(sheet, all.map(known(sheet.items.length)));
      for (const { learnerId, rank: _, ...row } of rows) {
        const entries = all.map(known(sheet.items.length))[learnerId]?.entries ?? [];
        const best = bestOfOthers(rows, learnerId);
        expect(learnerMark({ ...sheet, entries, bestOfOthers: best })).toMatchObject(row);
      }
    }),
    { seed: 36, numRuns: 200 },
  );
});

/** Entries of other sheets, as far as this one has their items; half of everything they have. */
const known =
  (count: number) =>
  ({ learnerId, entries }: { learnerId: number; entries: readonly MarkEntry[] }) => ({
    learnerId,
    entries: entries
      .filter(({ itemId }) => itemId <= count)
      .map((one): MarkEntry => (one.state === 'marked' ? { ...one, points: one.points / 2 } : one)),
  });

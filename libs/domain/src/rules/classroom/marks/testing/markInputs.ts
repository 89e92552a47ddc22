import fc from 'fast-check';
import { markAverages, markCurves, type MarkMode } from '../../../../codes/classroom/marks';
import type {
  CurveRule,
  LearnerMarkInput,
  MarkCategory,
  MarkCriteria,
  MarkEntry,
  MarkItem,
} from '../shapes';
import { category } from './someMarks';

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const curves: fc.Arbitrary<CurveRule> = fc
  .record({
    kind: fc.constantFrom(...keysOf(markCurves)),
    points: fc.nat(20).map((halves) => halves / 2),
    cap: fc.constantFrom(null, 60, 99.5, 100),
  })
  .map(({ kind, points, cap }) => (kind === 'add' ? { kind, points, cap } : { kind, cap }));

/** Whole weights that add up to 100. */
const weightsOf = (count: number) =>
  fc.array(fc.nat(100), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
    const sorted = [0, ...cuts.toSorted((one, other) => one - other), 100];
    return sorted.slice(1).map((cut, index) => cut - (sorted[index] ?? 0));
  });

const someCategories = (mode: MarkMode): fc.Arbitrary<MarkCategory[]> =>
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).chain(([count, hasExtra]) => {
    const rules = fc.record({
      average: fc.constantFrom(...keysOf(markAverages)),
      dropLowest: fc.nat(3),
    });
    const all = count + Number(hasExtra);
    return fc
      .tuple(weightsOf(count), fc.array(rules, { minLength: all, maxLength: all }))
      .map(([weights, found]) =>
        found.map(({ average, dropLowest }, index) => {
          const isExtra = index >= count;
          const given = { id: index + 1, dropLowest, isExtra };
          const weight = weights[index] ?? 5;
          return mode === 'points'
            ? category({ ...given, weight: null })
            : category({ ...given, weight, average });
        }),
      );
  });

const someCriteria: fc.Arbitrary<MarkCriteria> = fc
  .constantFrom<MarkMode>('percent', 'points')
  .chain((mode) =>
    fc.record({
      mode: fc.constant(mode),
      categories: someCategories(mode),
      curve: fc.option(curves),
      highest: fc.constantFrom(null, null, 100),
      decimals: fc.nat(3),
    }),
  );

const someResult = fc.record({
  full: fc.constantFrom(1, 5, 10, 12.5, 40, 100),
  share: fc.nat(20),
  state: fc.constantFrom<MarkEntry['state']>(
    ...(['marked', 'marked', 'marked', 'marked'] as const),
    ...(['missing', 'excused', 'zeroed'] as const),
  ),
  isExtra: fc.constantFrom(false, false, false, true),
  categoryId: fc.integer({ min: 1, max: 4 }),
});
type Result = typeof someResult extends fc.Arbitrary<infer One> ? One : never;

const entryOf = ({ state, full, share }: Result, itemId: number): MarkEntry =>
  state === 'marked'
    ? { itemId, state, points: Math.round(full * share * 500) / 10_000 }
    : { itemId, state };

/** Learners with everything that criteria know, and without faults. */
export const someInputs: fc.Arbitrary<LearnerMarkInput> = fc
  .record({
    criteria: someCriteria,
    results: fc.array(someResult, { maxLength: 14 }),
    bestOfOthers: fc.constantFrom(null, '0', '256/3', '95', '104.5'),
  })
  .map(({ criteria, results, bestOfOthers }) => {
    const known = results.map((one) => ({
      ...one,
      categoryId: ((one.categoryId - 1) % criteria.categories.length) + 1,
    }));
    const items = known.map(({ full, isExtra, categoryId }, index): MarkItem => ({
      id: index + 1,
      categoryId,
      fullPoints: full,
      isExtra,
    }));
    const entries = known.map((one, index) => entryOf(one, index + 1));
    return { criteria, items, entries, bestOfOthers };
  });

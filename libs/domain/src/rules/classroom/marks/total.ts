import type { NoMarkReason } from '../../../codes/classroom/marks';
import type { CategoryWork } from './category';
import {
  type Fraction,
  fractionOf,
  HUNDRED,
  isZero,
  over,
  percentOf,
  sumOf,
  times,
} from './fraction';

/** What a category adds to the total in percent mode. */
export interface Share {
  categoryId: number;
  weight: Fraction;
  /** The weight with its part of that of empty categories; null for extra ones, which take none. */
  share: Fraction | null;
  percent: Fraction;
  adds: Fraction;
}

export type Total =
  | { value: null; noMark: NoMarkReason }
  | { value: Fraction; shares: Share[]; ratio: null }
  /** In points mode. */
  | { value: Fraction; shares: null; ratio: { earned: Fraction; of: Fraction } };

type FilledWork = CategoryWork & { percent: Fraction };
const isFilled = (work: CategoryWork): work is FilledWork => work.percent !== null;

const weightOf = ({ category }: CategoryWork) => fractionOf(category.weight ?? 0);

/**
 * The weight of empty categories is shared by the others in proportion to theirs. Extra categories
 * come on top, with their weight as it is.
 */
export function totalByWeight(works: readonly CategoryWork[]): Total {
  const filled = works.filter(isFilled);
  const expected = filled.filter(({ category }) => !category.isExtra);
  if (expected.length === 0) return { value: null, noMark: 'nothingMarked' };
  const weights = sumOf(expected.map(weightOf));
  if (isZero(weights)) return { value: null, noMark: 'noWeight' };
  const shares = filled.map((work) => shareOf(work, weights));
  return { value: sumOf(shares.map(({ adds }) => adds)), shares, ratio: null };
}

function shareOf(work: FilledWork, weights: Fraction): Share {
  const { category, percent } = work;
  const weight = weightOf(work);
  const share = category.isExtra ? null : percentOf(weight, weights);
  const adds = over(times(share ?? weight, percent), HUNDRED);
  return { categoryId: category.id, weight, share, percent, adds };
}

/** All points that were earned, out of all that were expected. */
export function totalByPoints(works: readonly CategoryWork[]): Total {
  const ratio = {
    earned: sumOf(works.map(({ earned }) => earned)),
    of: sumOf(works.map(({ of }) => of)),
  };
  if (isZero(ratio.of)) return { value: null, noMark: 'nothingMarked' };
  return { value: percentOf(ratio.earned, ratio.of), shares: null, ratio };
}

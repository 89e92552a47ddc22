import { plain, rootOf } from './exact';
import { type Fraction, fractionOf, minus, over, sumOf, times } from './fraction';
import { rounded } from './rounding';

export interface MarkStatistics {
  /** Who has a mark; the others are in no figure. */
  count: number;
  mean: number;
  median: number;
  /** The standard deviation of the class as a whole, not as a sample of a larger one. */
  spread: number;
  lowest: number;
  highest: number;
}

/** Of the marks that everybody sees, each figure rounded once; null while nobody has one. */
export function markStatistics(
  marks: readonly (number | null)[],
  decimals: number,
): MarkStatistics | null {
  const ordered = marks.filter((mark) => mark !== null).toSorted((one, other) => one - other);
  const [lowest, highest] = [ordered[0], ordered.at(-1)];
  if (lowest === undefined || highest === undefined) return null;
  const exact = ordered.map(fractionOf);
  const mean = meanOf(exact);
  const squares = exact.map((mark) => minus(mark, mean)).map((off) => times(off, off));
  return {
    count: ordered.length,
    mean: rounded(plain(mean), decimals),
    median: rounded(plain(medianOf(exact)), decimals),
    spread: rounded(rootOf(meanOf(squares)), decimals),
    lowest,
    highest,
  };
}

const meanOf = (all: readonly Fraction[]) => over(sumOf(all), fractionOf(all.length));

/** Of an even number, the mean of the two in the middle. */
function medianOf(ordered: readonly Fraction[]): Fraction {
  const half = ordered.length / 2;
  return meanOf(ordered.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

import { type Exact, exactText, readExact } from './exact';
import { compare, type Fraction } from './fraction';
import { categoryMark } from './learnerMark';
import { ranksOf } from './ranks';
import type { LearnerMark, MarkEntry, MarkSheet } from './shapes';
import { type MarkStatistics, markStatistics } from './statistics';
import { finalWork, type TotalWork, totalWorker } from './work';

interface LearnerEntries {
  learnerId: number;
  entries: readonly MarkEntry[];
}

export interface MarkBookRow extends Omit<LearnerMark, 'story'> {
  learnerId: number;
  rank: number | null;
}

export interface MarkBook {
  rows: MarkBookRow[];
  statistics: MarkStatistics | null;
}

/** The marks of a class; how one of them comes about says `learnerMark`. */
export function markBook(sheet: MarkSheet, learners: readonly LearnerEntries[]): MarkBook {
  const { criteria } = sheet;
  const workOf = totalWorker(sheet);
  const found = learners.map(({ entries }) => totalOf(workOf(entries)));
  const best = bestOf(found.map(({ value }) => value));
  const marks = found.map(({ value }) => value && finalWork(criteria, value, best).mark);
  const ranks = ranksOf(marks);
  return {
    rows: learners.flatMap(({ learnerId }, index) => {
      const [one, mark, rank] = [found[index], marks[index] ?? null, ranks[index] ?? null];
      return one ? [{ learnerId, ...one.row, mark, rank }] : [];
    }),
    // A mean says one decimal more than what it is the mean of.
    statistics: markStatistics(marks, criteria.decimals + 1),
  };
}

/** All of a learner's work that is kept until the best of the class is known. */
function totalOf({ works, total }: TotalWork) {
  const { value } = total;
  const categories = works.map(categoryMark);
  const noMark = value ? null : total.noMark;
  return { value, row: { noMark, total: value && exactText(value), categories } };
}

function bestOf(totals: readonly (Fraction | null)[]): Fraction | null {
  const there = totals.filter((total) => total !== null);
  return there.reduce<Fraction | null>(
    (best, total) => (best && compare(best, total) >= 0 ? best : total),
    null,
  );
}

/** The best total of all but one learner, which `learnerMark` and `whatIf` ask for. */
export function bestOfOthers(rows: readonly MarkBookRow[], learnerId: number): Exact | null {
  const others = rows.filter((row) => row.learnerId !== learnerId);
  const best = bestOf(others.map(({ total }) => (total === null ? null : readExact(total).value)));
  return best && exactText(best);
}

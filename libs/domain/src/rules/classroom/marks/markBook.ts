import { type Exact, exactText, readExact } from './exact';
import { compare, type Fraction } from './fraction';
import { categoryMark } from './learnerMark';
import { ranksOf } from './ranks';
import type { LearnerMark, MarkEntry, MarkSheet } from './shapes';
import { type MarkStatistics, markStatistics } from './statistics';
import { finalWork, type TotalWork, totalWork } from './work';

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
  const works = learners.map(({ entries }) => totalWork(sheet, entries));
  const best = bestOf(works.map(({ total }) => total.value));
  const found = works.map((work) => rowOf(sheet, work, best));
  const marks = found.map(({ mark }) => mark);
  const ranks = ranksOf(marks);
  return {
    rows: learners.flatMap(({ learnerId }, index) => {
      const row = found[index];
      return row ? [{ learnerId, ...row, rank: ranks[index] ?? null }] : [];
    }),
    // A mean says one decimal more than what it is the mean of.
    statistics: markStatistics(marks, sheet.criteria.decimals + 1),
  };
}

function rowOf({ criteria }: MarkSheet, { works, total }: TotalWork, best: Fraction | null) {
  const { value } = total;
  return {
    mark: value && finalWork(criteria, value, best).mark,
    noMark: value ? null : total.noMark,
    total: value && exactText(value),
    categories: works.map(categoryMark),
  };
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

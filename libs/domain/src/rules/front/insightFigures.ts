/** Figures that add up over people and groups. */
export interface InsightSums {
  people: number;
  active: number;
  studiedS: number;
  exams: number;
  /** Of the exams, those with marks that everybody may know. */
  graded: number;
  passed: number;
  certificates: number;
  risks: number;
}

const noSums: InsightSums = {
  people: 0,
  active: 0,
  studiedS: 0,
  exams: 0,
  graded: 0,
  passed: 0,
  certificates: 0,
  risks: 0,
};

/** Null where nothing is graded yet: that is no rate of 0. */
export const passRateOf = ({ graded, passed }: Pick<InsightSums, 'graded' | 'passed'>) =>
  graded === 0 ? null : passed / graded;

export const addSums = (all: readonly InsightSums[]): InsightSums =>
  all.reduce(
    (sums, one) => ({
      people: sums.people + one.people,
      active: sums.active + one.active,
      studiedS: sums.studiedS + one.studiedS,
      exams: sums.exams + one.exams,
      graded: sums.graded + one.graded,
      passed: sums.passed + one.passed,
      certificates: sums.certificates + one.certificates,
      risks: sums.risks + one.risks,
    }),
    noSums,
  );

/** The middle one, or half-way between the two in the middle; null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** How many of the latest results were failed one after the other; the oldest comes first. */
export const failedInRow = (passed: readonly boolean[]): number =>
  passed.length - 1 - passed.lastIndexOf(true);

interface Span {
  from: number;
  to: number;
}

/** Seconds that are covered by at least one of these spans of milliseconds. */
export function coveredSeconds(spans: readonly Span[]): number {
  let [covered, end] = [0, -Infinity];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return Math.round(covered / 1000);
}

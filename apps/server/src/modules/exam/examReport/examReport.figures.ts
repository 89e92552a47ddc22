/** Figures of a set of numbers, as teachers know them; null where there are too few to say. */

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

export const meanOf = (values: readonly number[]) =>
  values.length === 0 ? null : sum(values) / values.length;

export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The sum of the powers of what they differ by from their mean. */
function momentOf(values: readonly number[], power: number) {
  const mean = meanOf(values) ?? 0;
  return sum(values.map((value) => (value - mean) ** power));
}

/** Sample standard deviation: the learners who sat are a sample of all who might have. */
export const deviationOf = (values: readonly number[]) =>
  values.length < 2 ? null : Math.sqrt(momentOf(values, 2) / (values.length - 1));

const MOST_FIGURES_NEED = 4;

/** To which side the marks lean. */
export function skewnessOf(values: readonly number[]): number | null {
  const n = values.length;
  const deviation = deviationOf(values);
  if (n < MOST_FIGURES_NEED || !deviation) return null;
  return (n * momentOf(values, 3)) / ((n - 1) * (n - 2) * deviation ** 3);
}

/** Excess kurtosis; a normal distribution has 0. */
export function kurtosisOf(values: readonly number[]): number | null {
  const n = values.length;
  const deviation = deviationOf(values);
  if (n < MOST_FIGURES_NEED || !deviation) return null;
  const pointed = (n * (n + 1) * momentOf(values, 4)) / ((n - 1) * (n - 2) * (n - 3));
  return pointed / deviation ** 4 - (3 * (n - 1) ** 2) / ((n - 2) * (n - 3));
}

export function covarianceOf(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 2) return null;
  const [meanA, meanB] = [meanOf(a) ?? 0, meanOf(b) ?? 0];
  return sum(a.map((one, at) => (one - meanA) * ((b[at] ?? 0) - meanB))) / (a.length - 1);
}

/** Null where one of them is the same for all. */
export function correlationOf(a: readonly number[], b: readonly number[]): number | null {
  const [spreadA, spreadB] = [deviationOf(a), deviationOf(b)];
  const together = covarianceOf(a, b);
  return spreadA && spreadB && together !== null ? together / (spreadA * spreadB) : null;
}

/** Covariance relative to the largest covariance these values could have. */
export function efficiencyOf(a: readonly number[], b: readonly number[]): number | null {
  const upwards = (values: readonly number[]) => [...values].sort((x, y) => x - y);
  const most = covarianceOf(upwards(a), upwards(b));
  const together = covarianceOf(a, b);
  return most && together !== null ? together / most : null;
}

/** Cronbach's alpha, from the marks of each question, each in the order of those who sat. */
export function alphaOf(questions: readonly (readonly number[])[], totals: readonly number[]) {
  const k = questions.length;
  const spread = deviationOf(totals);
  if (k < 2 || !spread) return null;
  const parts = sum(questions.map((marks) => (deviationOf(marks) ?? 0) ** 2));
  return (k / (k - 1)) * (1 - parts / spread ** 2);
}

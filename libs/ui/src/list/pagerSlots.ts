/** A page number, or a gap for skipped pages. */
export type PagerSlot = number | 'gap';

const around = 2;
const mostWithoutGap = 7;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** A single page takes no more room than the gap that would hide it. */
const between = (before: number, after: number): PagerSlot[] =>
  after - before > 2 ? ['gap'] : range(before + 1, after - 1);

/** First and last page always, the current one with its neighbours, gaps between. */
export const pagerSlots = (page: number, pageCount: number): PagerSlot[] => {
  if (pageCount <= mostWithoutGap) return range(1, pageCount);
  const from = Math.min(Math.max(2, page - around), pageCount - 2 * around - 1);
  const to = Math.max(Math.min(pageCount - 1, page + around), 2 * around + 2);
  return [1, ...between(1, from), ...range(from, to), ...between(to, pageCount), pageCount];
};

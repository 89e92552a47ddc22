import { gazeRule } from '@cheese/domain/codes/slides/slideGaze';
import type { GazeSample } from '@cheese/domain/contract/slides/slideGaze';

interface Grid {
  columns: number;
  rows: number;
}

/** As coarse for each slide, whatever its shape. */
export function gridOf({ width, height }: { width: number; height: number }): Grid {
  const { cells } = gazeRule;
  const short = Math.max(
    1,
    Math.round((cells * Math.min(width, height)) / Math.max(width, height)),
  );
  return width >= height ? { columns: cells, rows: short } : { columns: short, rows: cells };
}

/** Each cell can hold three weeks. */
const MOST_MS = 2_000_000_000;

/** The share of a span in each of `count` equal cells. */
function sharesOf(from: number, to: number, count: number): Map<number, number> {
  const shares = new Map<number, number>();
  const [begin, end] = [from * count, to * count];
  for (let at = Math.floor(begin); at < Math.min(count, Math.ceil(end)); at += 1) {
    const part = Math.min(end, at + 1) - Math.max(begin, at);
    if (part > 0) shares.set(at, part / (end - begin));
  }
  return shares;
}

/** Adds the time of a sample to the cells it covers: the more it covers, the less each gets. */
export function paint(cells: number[], { columns, rows }: Grid, sample: GazeSample, ms: number) {
  const { left, top, right, bottom } = sample;
  const across = sharesOf(left, right, columns);
  for (const [row, high] of sharesOf(top, bottom, rows)) {
    for (const [column, wide] of across) {
      const at = row * columns + column;
      cells[at] = Math.min(MOST_MS, (cells[at] ?? 0) + Math.round(ms * high * wide));
    }
  }
}

/** 1 where it was looked longest. */
export function asShares(cells: readonly number[]): number[] {
  const most = cells.reduce((all, one) => Math.max(all, one), 0);
  return cells.map((one) => (most === 0 ? 0 : Math.round((one / most) * 1000) / 1000));
}

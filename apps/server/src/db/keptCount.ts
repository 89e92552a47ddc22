import { lruCache } from '../support/lruCache';

/** Below that, a count is always made anew: whoever adds a line sees it counted at once. */
const MANY = 1_000;
const FOR_MS = 5_000;

interface Kept {
  counted: unknown;
  atMs: number;
  isBeingCounted?: boolean;
}

const kept = lruCache<Kept>({
  name: 'counts of long lists',
  invalidatedBy: 'counted again after 5 s, or when a call changed what is counted',
  most: 1_000,
});

const keyOf = (list: unknown) => JSON.stringify(list);

/** Several counts of one long list, made once in some seconds for all who ask for the same. */
export async function keptCounts<Counts>(
  list: unknown,
  count: () => Promise<Counts>,
  sizeOf: (counts: Counts) => number,
  nowMs = process.uptime() * 1000,
): Promise<Counts> {
  const key = keyOf(list);
  const known = kept.find(key);
  if (known && (known.isBeingCounted || nowMs - known.atMs < FOR_MS)) {
    return known.counted as Counts;
  }
  // One counts anew; those who ask meanwhile get the former.
  if (known) known.isBeingCounted = true;
  try {
    const counted = await count();
    if (sizeOf(counted) >= MANY) kept.keep(key, { counted, atMs: nowMs });
    else kept.forget(key);
    return counted;
  } finally {
    if (known) known.isBeingCounted = false;
  }
}

/** How many rows a long list has. */
export const keptCount = (list: unknown, count: () => Promise<number>, nowMs?: number) =>
  keptCounts(list, count, (total) => total, nowMs);

/** Whoever changes what is counted sees it counted at once. */
export const forgetCounts = (list: unknown) => kept.forget(keyOf(list));

/** A page that is not full is the last: with it the total is known, and nothing is counted. */
export const totalBeside = (
  { length }: readonly unknown[],
  { limit, offset }: { limit: number; offset: number },
  count: () => Promise<number>,
): number | Promise<number> =>
  length < limit && (length > 0 || offset === 0) ? offset + length : count();

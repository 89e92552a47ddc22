import { lruCache } from '../support/lruCache';

/** Below that, a count is always made anew: whoever adds a line sees it counted at once. */
const MANY = 1_000;
const FOR_MS = 5_000;

const kept = lruCache<{ total: number; atMs: number }>({
  name: 'counts of long lists',
  invalidatedBy: 'counted again after 5 s',
  most: 1_000,
});

/** How many rows a long list has, counted once in some seconds for all who ask for the same. */
export async function keptCount(
  list: unknown,
  count: () => Promise<number>,
  nowMs = process.uptime() * 1000,
): Promise<number> {
  const key = JSON.stringify(list);
  const known = kept.find(key);
  if (known && nowMs - known.atMs < FOR_MS) return known.total;
  const total = await count();
  if (total >= MANY) kept.keep(key, { total, atMs: nowMs });
  return total;
}

import { lruCache } from '../support/lruCache';

/** Below that, a count is always made anew: whoever adds a line sees it counted at once. */
const MANY = 1_000;
const FOR_MS = 5_000;

const kept = lruCache<number>({
  name: 'counts of long lists',
  invalidatedBy: 'read again after 5 s',
  most: 1_000,
});

/** How many rows a long list has, counted once in some seconds for all who ask for the same. */
export async function keptCount(list: unknown, count: () => Promise<number>): Promise<number> {
  const key = JSON.stringify(list);
  const known = kept.find(key);
  if (known !== undefined) return known;
  const total = await count();
  if (total >= MANY) {
    kept.keep(key, total);
    setTimeout(() => kept.forget(key), FOR_MS).unref();
  }
  return total;
}

import { buffer } from 'node:stream/consumers';
import { isGuarded } from '../../../ports/handedOut';
import type { Storage } from '../../../ports/storage';

const MOST_BYTES = 60 * 1024 ** 2;
const ADDRESS = /\/storage\/([\w-][\w./-]*)/g;

/**
 * Pictures referred to by a text, by address; skips those over the limit and those that need a
 * signed address.
 */
export async function picturesIn(storage: Storage, text: string) {
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const [address, key = ''] of text.matchAll(ADDRESS)) {
    if (pictures.has(address) || key.includes('..') || isGuarded(key)) continue;
    const file = await storage.find(key).catch(() => null);
    if (!file || bytes + file.bytes > MOST_BYTES) continue;
    bytes += file.bytes;
    pictures.set(address, await buffer(file.read()));
  }
  return pictures;
}

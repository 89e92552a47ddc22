import { buffer } from 'node:stream/consumers';
import type { FiledQuestion } from '@cheese/question-files/shapes';
import type { Storage } from '../../../ports/storage';

const MOST_BYTES = 60 * 1024 ** 2;
const ADDRESS = /\/storage\/([\w-][\w./-]*)/g;

/** The bytes of the pictures of some questions, by their addresses; what is too much stays behind. */
export async function picturesOf(storage: Storage, questions: readonly FiledQuestion[]) {
  const pictures = new Map<string, Uint8Array>();
  let bytes = 0;
  for (const [address, key = ''] of JSON.stringify(questions).matchAll(ADDRESS)) {
    if (pictures.has(address) || key.includes('..')) continue;
    const file = await storage.find(key).catch(() => null);
    if (!file || bytes + file.bytes > MOST_BYTES) continue;
    bytes += file.bytes;
    pictures.set(address, await buffer(file.read()));
  }
  return pictures;
}

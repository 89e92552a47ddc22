import type { Storage } from '../../../ports/storage';
import type { Source } from './zip/zip.list';

interface Parts {
  keyPrefix: string;
  partBytes: number;
  bytes: number;
}

/** The parts of a file as one, read where they lie: nothing is put together first. */
export const partsAsOne = (storage: Storage, parts: Parts): Source => ({
  bytes: parts.bytes,
  read: (offset, length) => piecesFrom(storage, parts, { offset, length }),
});

interface Wanted {
  offset: number;
  length: number;
}

async function* piecesFrom(
  storage: Storage,
  { keyPrefix, partBytes }: Parts,
  { offset, length }: Wanted,
) {
  const end = offset + length;
  for (let at = offset; at < end;) {
    const before = Math.floor(at / partBytes);
    const start = before * partBytes;
    const last = Math.min(end, start + partBytes);
    const part = await storage.find(`${keyPrefix}${before + 1}`);
    if (!part) throw new Error(`part ${before + 1} of a course is gone`);
    const range = { start: at - start, end: last - start - 1 };
    for await (const piece of part.read(range)) yield piece as Buffer;
    at = last;
  }
}

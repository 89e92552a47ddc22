import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import {
  DEFLATED,
  listPlace,
  LOCAL_BYTES,
  MOST_END_BYTES,
  parseList,
  parseLocal,
  STORED,
  type ZipEntry,
} from '@cheese/question-files/zip/list';

/** No document has a list of contents of this size. */
const MOST_LIST_BYTES = 16 * 1024 ** 2;
/** Limits on the packed and the unpacked size of an entry. */
const MOST_READ_BYTES = 256 * 1024;
const MOST_OPENED_BYTES = 1024 ** 2;

export async function readAt(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The central directory; null if it is missing or invalid. */
export async function readEntries(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat();
  const from = Math.max(0, size - MOST_END_BYTES);
  const place = listPlace(await readAt(file, from, size - from));
  if (!place || place.bytes > MOST_LIST_BYTES || place.offset + place.bytes > size) return null;
  return parseList(await readAt(file, place.offset, place.bytes));
}

/**
 * The text of a small entry, or null where there is none: of a truncated archive only what stands
 * at its very beginning can still be found.
 */
export async function readEntryText(file: FileHandle, name: string): Promise<string | null> {
  const entries = await readEntries(file);
  const entry = entries?.find((one) => one.name === name);
  if (entries && !entry) return null;
  const start = entry?.offset ?? 0;
  const head = parseLocal(await readAt(file, start, LOCAL_BYTES));
  if (!head) return null;
  const called = await readAt(file, start + LOCAL_BYTES, head.name);
  if (called.toString('utf8') !== name) return null;
  return open(head.method, await readAt(file, start + head.skipped, MOST_READ_BYTES), entry?.bytes);
}

function open(method: number, packed: Buffer, bytes = MOST_READ_BYTES): string | null {
  if (method === STORED) return packed.toString('utf8', 0, bytes);
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: MOST_OPENED_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}

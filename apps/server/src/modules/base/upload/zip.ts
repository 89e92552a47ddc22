import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** Where one file stands in an archive, and what it says of itself. */
export interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end stands in the last bytes, before a remark of at most 64 KB. */
const END_BYTES = 22 + 65_535;
/** No document has a list of contents of this size. */
const MOST_LIST_BYTES = 16 * 1024 ** 2;
/** What is read of an entry packed, and what it may hold opened. */
const MOST_READ_BYTES = 256 * 1024;
const MOST_OPENED_BYTES = 1024 ** 2;

export async function readAt(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** What an archive lists at its end, or null where the end is missing or is none. */
export async function readEntries(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat();
  const from = Math.max(0, size - END_BYTES);
  const tail = await readAt(file, from, size - from);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || tail.length < at + 22 || tail.readUInt32LE(at) !== END) return null;
  const [bytes, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (bytes > MOST_LIST_BYTES || offset + bytes > size) return null;
  return parseList(await readAt(file, offset, bytes));
}

function parseList(list: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= list.length;) {
    if (list.readUInt32LE(at) !== CENTRAL) return null;
    const nameBytes = list.readUInt16LE(at + 28);
    entries.push({
      name: list.toString('utf8', at + 46, at + 46 + nameBytes),
      method: list.readUInt16LE(at + 10),
      packedBytes: list.readUInt32LE(at + 20),
      bytes: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
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
  const head = await readAt(file, start, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) return null;
  const nameBytes = head.readUInt16LE(26);
  const dataAt = start + 30 + nameBytes + head.readUInt16LE(28);
  const called = await readAt(file, start + 30, nameBytes);
  if (called.toString('utf8') !== name) return null;
  return open(head.readUInt16LE(8), await readAt(file, dataAt, MOST_READ_BYTES), entry?.bytes);
}

const STORED = 0;
const DEFLATED = 8;

function open(method: number, packed: Buffer, bytes = MOST_READ_BYTES): string | null {
  if (method === STORED) return packed.toString('utf8', 0, bytes);
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: MOST_OPENED_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}

import { decodeText } from '../words/decode';

/** The directory entry of a file in an archive. */
export interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  offset: number;
  isLocked: boolean;
}

export const STORED = 0;
export const DEFLATED = 8;

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_BYTES = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
export const LOCAL_BYTES = 30;
/** The end record is within the last bytes, before a comment of at most 64 KB. */
export const MOST_END_BYTES = END_BYTES + 65_535;

/** Marks a value that does not fit in four bytes and is stored elsewhere in eight. */
const FULL = 0xffffffff;
const LARGE_END = Buffer.from([0x50, 0x4b, 0x06, 0x06]);
const LARGE_END_BYTES = 56;
const LARGE = 1;

/** The position of the central directory, from the end record; null without an end record. */
export function listPlace(tail: Buffer): { offset: number; bytes: number } | null {
  const at = tail.lastIndexOf(END);
  if (at < 0 || tail.length < at + END_BYTES) return null;
  const place = { bytes: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
  return place.bytes === FULL || place.offset === FULL ? largePlace(tail, at) : place;
}

/** Zip64: some programs write it for all archives. */
function largePlace(tail: Buffer, end: number) {
  const at = tail.subarray(0, end).lastIndexOf(LARGE_END);
  if (at < 0 || tail.length < at + LARGE_END_BYTES) return null;
  const [bytes, offset] = [40, 48].map((from) => Number(tail.readBigUInt64LE(at + from)));
  return { bytes: bytes ?? 0, offset: offset ?? 0 };
}

/** The entries of the central directory, or null if it is invalid. */
export function parseList(list: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + CENTRAL_BYTES <= list.length;) {
    if (list.readUInt32LE(at) !== CENTRAL) return null;
    const nameEnd = at + CENTRAL_BYTES + list.readUInt16LE(at + 28);
    const more = list.subarray(nameEnd, nameEnd + list.readUInt16LE(at + 30));
    const sizes = [24, 20, 42].map((from) => list.readUInt32LE(at + from));
    const [bytes = 0, packedBytes = 0, offset = 0] = withLarge(sizes, more);
    entries.push({
      // Chinese Windows writes names in GBK.
      name: decodeText(list.subarray(at + CENTRAL_BYTES, nameEnd)),
      isLocked: (list.readUInt16LE(at + 8) & 1) === 1,
      method: list.readUInt16LE(at + 10),
      packedBytes,
      bytes,
      offset,
    });
    at = nameEnd + more.length + list.readUInt16LE(at + 32);
  }
  return entries;
}

/** Zip64 values that exceed their fields, in order, from the extra field. */
function withLarge(numbers: readonly number[], more: Buffer): readonly number[] {
  if (!numbers.includes(FULL)) return numbers;
  for (let at = 0; at + 4 <= more.length; at += 4 + more.readUInt16LE(at + 2)) {
    if (more.readUInt16LE(at) !== LARGE) continue;
    let place = at + 4;
    return numbers.map((number) => {
      if (number !== FULL || place + 8 > more.length) return number;
      place += 8;
      return Number(more.readBigUInt64LE(place - 8));
    });
  }
  return numbers;
}

/** The header before an entry's content, or null if there is none. */
export function parseLocal(head: Buffer): { method: number; name: number; skipped: number } | null {
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return null;
  const name = head.readUInt16LE(26);
  return {
    method: head.readUInt16LE(8),
    name,
    skipped: LOCAL_BYTES + name + head.readUInt16LE(28),
  };
}

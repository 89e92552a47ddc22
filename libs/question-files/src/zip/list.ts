import { decodeText } from '../words/decode';

/** Where one file stands in an archive, and what it says of itself. */
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
/** The end stands in the last bytes, before a remark of at most 64 KB. */
export const MOST_END_BYTES = END_BYTES + 65_535;

/** Where the list of contents stands, as the end of the archive says; null where there is no end. */
export function listPlace(tail: Buffer): { offset: number; bytes: number } | null {
  const at = tail.lastIndexOf(END);
  if (at < 0 || tail.length < at + END_BYTES) return null;
  return { bytes: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
}

/** The list of contents, or null where it is none. */
export function parseList(list: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + CENTRAL_BYTES <= list.length;) {
    if (list.readUInt32LE(at) !== CENTRAL) return null;
    const nameBytes = list.readUInt16LE(at + 28);
    entries.push({
      // Chinese Windows writes names in its own code.
      name: decodeText(list.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)),
      isLocked: (list.readUInt16LE(at + 8) & 1) === 1,
      method: list.readUInt16LE(at + 10),
      packedBytes: list.readUInt32LE(at + 20),
      bytes: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    });
    at += CENTRAL_BYTES + nameBytes + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

/** What stands before the content of an entry, or null where no entry begins. */
export function parseLocal(head: Buffer): { method: number; name: number; skipped: number } | null {
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return null;
  const name = head.readUInt16LE(26);
  return {
    method: head.readUInt16LE(8),
    name,
    skipped: LOCAL_BYTES + name + head.readUInt16LE(28),
  };
}

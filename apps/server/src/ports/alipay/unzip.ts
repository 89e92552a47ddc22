import { inflateRawSync } from 'node:zlib';
import { BillTooBig, MOST_UNPACKED_BYTES, unpack } from '../paying/readLimited';

const CENTRAL = 0x02014b50;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DEFLATED = 8;

interface Entry {
  name: Buffer;
  bytes: Buffer;
}

/**
 * Unpacks a small archive up to a total size; names stay raw, because their encoding is unknown.
 */
export function unzip(zip: Buffer, mostBytes = MOST_UNPACKED_BYTES): Entry[] {
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new Error('this is no archive');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  let room = mostBytes;
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('an archive is damaged');
    const nameBytes = zip.readUInt16LE(at + 28);
    const bytes = open(zip, at, room);
    room -= bytes.length;
    if (room < 0) throw new BillTooBig('an archive is too big');
    entries.push({ name: zip.subarray(at + 46, at + 46 + nameBytes), bytes });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** From its line in the list to its bytes, which have a head of their own before them. */
function open(zip: Buffer, at: number, room: number): Buffer {
  const head = zip.readUInt32LE(at + 42);
  const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
  const isPacked = zip.readUInt16LE(at + 10) === DEFLATED;
  const maxOutputLength = Math.max(room, 1);
  return isPacked ? unpack(() => inflateRawSync(packed, { maxOutputLength })) : packed;
}

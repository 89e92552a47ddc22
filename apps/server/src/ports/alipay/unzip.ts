import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DEFLATED = 8;
const MOST_BYTES = 256 * 1024 ** 2;

interface Entry {
  name: Buffer;
  bytes: Buffer;
}

/** What lies in a small archive; names as they are, for they may be in any encoding. */
export function unzip(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new Error('this is no archive');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('an archive is damaged');
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({ name: zip.subarray(at + 46, at + 46 + nameBytes), bytes: open(zip, at) });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** From its line in the list to its bytes, which have a head of their own before them. */
function open(zip: Buffer, at: number): Buffer {
  const head = zip.readUInt32LE(at + 42);
  const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
  const isPacked = zip.readUInt16LE(at + 10) === DEFLATED;
  return isPacked ? inflateRawSync(packed, { maxOutputLength: MOST_BYTES }) : packed;
}

import { refuse } from '../../../../calls/refusal';
import { flags, FULL, LARGE, lengths, marks } from './zip.marks';

/** Bytes that can be read from anywhere in them. */
export interface Source {
  bytes: number;
  read(offset: number, length: number): AsyncIterable<Buffer>;
}

export interface ZipEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  /** Offset of the local header. */
  offset: number;
}

/** No course has so many files; lists are read whole. */
const ofCourses = { entries: 3_000, listBytes: 4 * 1024 ** 2 };
/** A remark may stand behind the end. */
const MOST_REMARK = 65_535;

export async function readAt(source: Source, offset: number, length: number): Promise<Buffer> {
  if (offset < 0 || offset + length > source.bytes) refuse('courseFile.broken');
  const pieces: Buffer[] = [];
  for await (const piece of source.read(offset, length)) pieces.push(piece);
  return Buffer.concat(pieces);
}

export async function readList(source: Source, most = ofCourses): Promise<ZipEntry[]> {
  const { count, offset, bytes } = await findList(source);
  if (count > most.entries || bytes > most.listBytes) refuse('courseFile.bomb');
  const list = await readAt(source, offset, bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    const isEntry = at + lengths.central <= list.length && list.readUInt32LE(at) === marks.central;
    if (!isEntry) refuse('courseFile.broken');
    const [name, more, remark] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const end = at + lengths.central + name! + more! + remark!;
    if (end > list.length) refuse('courseFile.broken');
    entries.push(entryAt(list.subarray(at, end), name!, more!));
    at = end;
  }
  return entries;
}

function entryAt(line: Buffer, nameBytes: number, moreBytes: number): ZipEntry {
  const bits = line.readUInt16LE(8);
  const nameEnd = lengths.central + nameBytes;
  const numbers = [line.readUInt32LE(24), line.readUInt32LE(20), line.readUInt32LE(42)];
  const more = line.subarray(nameEnd, nameEnd + moreBytes);
  const [bytes = 0, packedBytes = 0, offset = 0] = numbers.includes(FULL)
    ? withLarge(numbers, more)
    : numbers;
  const coding = bits & flags.utf8 ? 'utf8' : 'latin1';
  return {
    name: line.toString(coding, lengths.central, nameEnd),
    flags: bits,
    method: line.readUInt16LE(10),
    crc: line.readUInt32LE(16),
    packedBytes,
    bytes,
    offset,
  };
}

/** Those that are too large for their places stand beside them, in their order. */
function withLarge(numbers: readonly number[], more: Buffer): number[] {
  for (let at = 0; at + 4 <= more.length;) {
    const [kind, size] = [more.readUInt16LE(at), more.readUInt16LE(at + 2)];
    if (kind === LARGE) {
      let place = at + 4;
      return numbers.map((number) => {
        if (number !== FULL) return number;
        if (place + 8 > more.length) refuse('courseFile.broken');
        place += 8;
        return Number(more.readBigUInt64LE(place - 8));
      });
    }
    at += 4 + size;
  }
  return refuse('courseFile.broken');
}

async function findList(source: Source) {
  const tailBytes = Math.min(source.bytes, lengths.end + MOST_REMARK);
  const tail = await readAt(source, source.bytes - tailBytes, tailBytes);
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(marks.end);
  const at = tail.lastIndexOf(mark);
  if (at < 0 || at + lengths.end > tail.length) refuse('courseFile.broken');
  const said = {
    count: tail.readUInt16LE(at + 10),
    bytes: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  };
  const isLarge = said.count === 0xffff || said.bytes === FULL || said.offset === FULL;
  return isLarge ? findLarge(source, source.bytes - tailBytes + at) : said;
}

async function findLarge(source: Source, endAt: number) {
  const place = await readAt(source, endAt - lengths.end64Place, lengths.end64Place);
  if (place.readUInt32LE(0) !== marks.end64Place) refuse('courseFile.broken');
  const end = await readAt(source, Number(place.readBigUInt64LE(8)), lengths.end64);
  if (end.readUInt32LE(0) !== marks.end64) refuse('courseFile.broken');
  const [count, bytes, offset] = [32, 40, 48].map((at) => Number(end.readBigUInt64LE(at)));
  return { count: count!, bytes: bytes!, offset: offset! };
}

import { crc32 } from 'node:zlib';
import { flags, FULL, LARGE, lengths, marks, STORED } from './zip.marks';

/** A file whose size is known in advance. */
export interface ZipFile {
  /** ASCII. */
  name: string;
  bytes: number;
  read(): AsyncIterable<Uint8Array>;
}

/** The same course gives the same bytes: an archive has no clock. */
const DATE = 0x0021;
const [PLAIN, WITH_LARGE] = [20, 45];

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

interface Layout {
  /** True if any offset exceeds four bytes; then all are written as ZIP64. */
  isLarge: boolean;
}

const totalOf = (files: readonly ZipFile[], isLarge: boolean) => {
  const [local, after, central] = isLarge ? [20, 24, 28] : [0, 16, 0];
  const each = files.map(
    ({ name, bytes }) =>
      lengths.local + lengths.central + 2 * name.length + bytes + local + after + central,
  );
  return sum(each) + lengths.end + (isLarge ? lengths.end64 + lengths.end64Place : 0);
};

const layoutOf = (files: readonly ZipFile[]): Layout => ({
  isLarge: totalOf(files, false) >= FULL,
});

/** Size of the archive, known before it is written. */
export const zipBytes = (files: readonly ZipFile[]) => totalOf(files, layoutOf(files).isLarge);

/** An archive of files as they are, packed no further: films and pictures are. */
export async function* writeZip(
  files: readonly ZipFile[],
  { isLarge } = layoutOf(files),
): AsyncGenerator<Uint8Array> {
  const list: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const head = headOf(file, isLarge);
    yield head;
    let [crc, bytes] = [0, 0];
    for await (const piece of file.read()) {
      crc = crc32(piece, crc);
      bytes += piece.length;
      yield piece;
    }
    if (bytes !== file.bytes) throw new Error(`${file.name} changed while it was read`);
    const after = afterOf({ crc, bytes, isLarge });
    yield after;
    list.push(listed(file, { crc, offset, isLarge }));
    offset += head.length + bytes + after.length;
  }
  const listBytes = Buffer.concat(list);
  yield listBytes;
  yield endOf({ count: files.length, offset, bytes: listBytes.length, isLarge });
}

/** The fields that the local header and the central directory share. */
function said({ name, bytes }: ZipFile, { crc, isLarge }: { crc: number; isLarge: boolean }) {
  const out = Buffer.alloc(26);
  out.writeUInt16LE(isLarge ? WITH_LARGE : PLAIN, 0);
  out.writeUInt16LE(flags.after | flags.utf8, 2);
  out.writeUInt16LE(STORED, 4);
  out.writeUInt16LE(DATE, 8);
  out.writeUInt32LE(crc, 10);
  out.writeUInt32LE(isLarge ? FULL : bytes, 14);
  out.writeUInt32LE(isLarge ? FULL : bytes, 18);
  out.writeUInt16LE(name.length, 22);
  return out;
}

function large(...numbers: number[]): Buffer {
  const out = Buffer.alloc(4 + 8 * numbers.length);
  out.writeUInt16LE(LARGE, 0);
  out.writeUInt16LE(8 * numbers.length, 2);
  numbers.forEach((number, at) => out.writeBigUInt64LE(BigInt(number), 4 + 8 * at));
  return out;
}

function headOf(file: ZipFile, isLarge: boolean): Buffer {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(marks.local);
  const facts = said(file, { crc: 0, isLarge });
  const more = isLarge ? large(file.bytes, file.bytes) : Buffer.alloc(0);
  facts.writeUInt16LE(more.length, 24);
  return Buffer.concat([mark, facts, Buffer.from(file.name), more]);
}

interface After {
  crc: number;
  bytes: number;
  isLarge: boolean;
}

function afterOf({ crc, bytes, isLarge }: After): Buffer {
  const out = Buffer.alloc(isLarge ? 24 : 16);
  out.writeUInt32LE(marks.after, 0);
  out.writeUInt32LE(crc, 4);
  if (isLarge) {
    out.writeBigUInt64LE(BigInt(bytes), 8);
    out.writeBigUInt64LE(BigInt(bytes), 16);
  } else {
    out.writeUInt32LE(bytes, 8);
    out.writeUInt32LE(bytes, 12);
  }
  return out;
}

interface Listed {
  crc: number;
  offset: number;
  isLarge: boolean;
}

function listed(file: ZipFile, { crc, offset, isLarge }: Listed): Buffer {
  const mark = Buffer.alloc(6);
  mark.writeUInt32LE(marks.central);
  mark.writeUInt16LE(isLarge ? WITH_LARGE : PLAIN, 4);
  const facts = said(file, { crc, isLarge });
  const more = isLarge ? large(file.bytes, file.bytes, offset) : Buffer.alloc(0);
  facts.writeUInt16LE(more.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(isLarge ? FULL : offset, 10);
  return Buffer.concat([mark, facts, rest, Buffer.from(file.name), more]);
}

interface End {
  count: number;
  offset: number;
  bytes: number;
  isLarge: boolean;
}

function endOf({ count, offset, bytes, isLarge }: End): Buffer {
  const end = Buffer.alloc(lengths.end);
  end.writeUInt32LE(marks.end, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(isLarge ? FULL : bytes, 12);
  end.writeUInt32LE(isLarge ? FULL : offset, 16);
  return isLarge ? Buffer.concat([largeEnd({ count, offset, bytes }), end]) : end;
}

function largeEnd({ count, offset, bytes }: Omit<End, 'isLarge'>): Buffer {
  const end = Buffer.alloc(lengths.end64 + lengths.end64Place);
  end.writeUInt32LE(marks.end64, 0);
  end.writeBigUInt64LE(BigInt(lengths.end64 - 12), 4);
  end.writeUInt16LE(WITH_LARGE, 12);
  end.writeUInt16LE(WITH_LARGE, 14);
  [count, count, bytes, offset].forEach((number, at) =>
    end.writeBigUInt64LE(BigInt(number), 24 + 8 * at),
  );
  end.writeUInt32LE(marks.end64Place, lengths.end64);
  end.writeBigUInt64LE(BigInt(offset + bytes), lengths.end64 + 8);
  end.writeUInt32LE(1, lengths.end64 + 16);
  return end;
}

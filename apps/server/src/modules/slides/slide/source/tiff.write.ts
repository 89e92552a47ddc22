import type { FileHandle } from 'node:fs/promises';

/** One picture of a TIFF that is written here: its pieces stand in the file already. */
export interface WrittenPage {
  width: number;
  height: number;
  /** A side of its tiles, or how many rows each strip has. */
  pieces: { tile: number } | { rows: number };
  places: readonly number[];
  lengths: readonly number[];
  isJpeg: boolean;
}

/** BigTIFF, the small end first: where its first directory stands is told at the end. */
const HEAD = Buffer.from([0x49, 0x49, 43, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
export const HEAD_BYTES = HEAD.length;

const [SHORT, LONG, LONG8] = [3, 4, 16] as const;
const sizes = { [SHORT]: 2, [LONG]: 4, [LONG8]: 8 };
type Entry = readonly [tag: number, type: keyof typeof sizes, values: readonly number[]];

const [PLAIN, JPEG, RGB, YCBCR] = [1, 7, 2, 6];

function entriesOf({ width, height, pieces, places, lengths, isJpeg }: WrittenPage): Entry[] {
  const isTiled = 'tile' in pieces;
  const shape: Entry[] = isTiled
    ? [
        [322, LONG, [pieces.tile]],
        [323, LONG, [pieces.tile]],
        [324, LONG8, places],
        [325, LONG, lengths],
      ]
    : [
        [273, LONG8, places],
        [278, LONG, [pieces.rows]],
        [279, LONG, lengths],
      ];
  const entries: Entry[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, [8, 8, 8]],
    [259, SHORT, [isJpeg ? JPEG : PLAIN]],
    [262, SHORT, [isJpeg ? YCBCR : RGB]],
    [277, SHORT, [3]],
    [284, SHORT, [1]],
    ...shape,
  ];
  return entries.sort(([one], [other]) => one - other);
}

function bytesOf([, type, values]: Entry): Buffer {
  const size = sizes[type];
  const bytes = Buffer.alloc(Math.max(8, values.length * size));
  values.forEach((value, at) => {
    if (type === LONG8) bytes.writeBigUInt64LE(BigInt(value), at * size);
    else bytes.writeUIntLE(value, at * size, size);
  });
  return bytes;
}

/** Writes the parts before and after the pieces; the last piece ends at `end`. */
export async function writeDirectories(
  file: FileHandle,
  end: number,
  pages: readonly WrittenPage[],
) {
  await file.write(HEAD, 0, HEAD.length, 0);
  let at = end + (end % 2);
  let link = 8;
  const put = async (bytes: Buffer, place = at) => {
    await file.write(bytes, 0, bytes.length, place);
    if (place === at) at += bytes.length;
  };
  for (const page of pages) {
    const lines: Buffer[] = [];
    for (const entry of entriesOf(page)) {
      const [tag, type, values] = entry;
      const line = Buffer.alloc(20);
      line.writeUInt16LE(tag, 0);
      line.writeUInt16LE(type, 2);
      line.writeBigUInt64LE(BigInt(values.length), 4);
      const bytes = bytesOf(entry);
      if (bytes.length > 8) {
        line.writeBigUInt64LE(BigInt(at), 12);
        await put(bytes);
      } else bytes.copy(line, 12);
      lines.push(line);
    }
    const here = numberOf(at);
    await file.write(here, 0, here.length, link);
    link = at + 8 + lines.length * 20;
    await put(Buffer.concat([numberOf(lines.length), ...lines, numberOf(0)]));
  }
}

function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

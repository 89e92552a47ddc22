import { type FileHandle, open } from 'node:fs/promises';
import { failMedia } from '../../../learning/media/media.failed';
import { HEAD_BYTES, writeDirectories } from './tiff.write';

interface BmpHead {
  width: number;
  height: number;
  isUpright: boolean;
  bits: number;
  /** Offset of the first row, and bytes in each row. */
  at: number;
  stride: number;
  /** Blue, green, red and nothing of each colour; of few bits alone. */
  palette: Buffer;
}

const HEAD = 2048;
const [PLAIN, FIELDS] = [0, 3];
const MOST_SIDE = 100_000;
/** As much as waits beside a picture that is cut. */
const MOST_BYTES = 8 * 1024 ** 3;
const PIECE_BYTES = 4 * 1024 ** 2;
/** Red, green and blue where all others have them. */
const usualMasks = [0x00ff0000, 0x0000ff00, 0x000000ff];

/** Sizes are looked at before anything is made room for. */
export function readBmpHead(head: Buffer, size: number): BmpHead {
  if (head.length < 54) failMedia('broken');
  const [at, dib] = [head.readUInt32LE(10), head.readUInt32LE(14)];
  if (dib < 40 || dib > 124) failMedia('bmpPacking');
  const [width, high] = [head.readInt32LE(18), head.readInt32LE(22)];
  const [bits, packing] = [head.readUInt16LE(28), head.readUInt32LE(30)];
  const height = Math.abs(high);
  if (width < 1 || height < 1) failMedia('broken');
  if (Math.max(width, height) > MOST_SIDE) failMedia('slideTooLarge');
  if (![1, 4, 8, 24, 32].includes(bits)) failMedia('bmpPacking');
  if (packing === FIELDS && bits === 32) {
    const masks = [54, 58, 62].map((place) => head.readUInt32LE(place));
    if (masks.some((mask, nth) => mask !== usualMasks[nth])) failMedia('bmpPacking');
  } else if (packing !== PLAIN) failMedia('bmpPacking');
  const stride = Math.floor((bits * width + 31) / 32) * 4;
  if (at < 14 + dib || at + stride * height > size) failMedia('broken');
  if (width * height * 3 > MOST_BYTES) failMedia('tooLarge');
  const palette =
    bits <= 8 ? head.subarray(14 + dib, Math.min(at, 14 + dib + 4 * 2 ** bits)) : null;
  return {
    width,
    height,
    isUpright: high < 0,
    bits,
    at,
    stride,
    palette: palette ?? Buffer.alloc(0),
  };
}

/** One row as red, green and blue; a number beyond the palette is black. */
function convertRow(row: Buffer, { width, bits, palette }: BmpHead, into: Buffer, to: number) {
  if (bits >= 24) {
    const step = bits / 8;
    for (let x = 0; x < width; x += 1) {
      into[to + x * 3] = row[x * step + 2] ?? 0;
      into[to + x * 3 + 1] = row[x * step + 1] ?? 0;
      into[to + x * 3 + 2] = row[x * step] ?? 0;
    }
    return;
  }
  const mask = 2 ** bits - 1;
  for (let x = 0; x < width; x += 1) {
    const bit = x * bits;
    const number = ((row[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & mask;
    into[to + x * 3] = palette[number * 4 + 2] ?? 0;
    into[to + x * 3 + 1] = palette[number * 4 + 1] ?? 0;
    into[to + x * 3 + 2] = palette[number * 4] ?? 0;
  }
}

/** Writes a BMP, which sharp does not read, as a plain TIFF beside it, strip by strip. */
export async function bmpAsTiff(path: string, to: string, stopping: AbortSignal): Promise<void> {
  const from = await open(path);
  const into = await open(to, 'w');
  try {
    const { size } = await from.stat();
    const { buffer, bytesRead } = await from.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    await writeStrips({ from, into, stopping }, readBmpHead(buffer.subarray(0, bytesRead), size));
  } finally {
    await from.close();
    await into.close();
  }
}

interface Files {
  from: FileHandle;
  into: FileHandle;
  stopping: AbortSignal;
}

async function writeStrips({ from, into, stopping }: Files, bmp: BmpHead) {
  const { width, height, isUpright, at, stride } = bmp;
  const rows = Math.max(1, Math.floor(PIECE_BYTES / Math.max(stride, width * 3)));
  const [places, lengths]: [number[], number[]] = [[], []];
  let end = HEAD_BYTES;
  for (let top = 0; top < height; top += rows) {
    stopping.throwIfAborted();
    const count = Math.min(rows, height - top);
    // Most stand on their heads: the last row comes first.
    const first = isUpright ? top : height - top - count;
    const read = Buffer.alloc(count * stride);
    await from.read(read, 0, read.length, at + first * stride);
    const strip = Buffer.alloc(count * width * 3);
    for (let row = 0; row < count; row += 1) {
      const nth = isUpright ? row : count - 1 - row;
      convertRow(read.subarray(nth * stride, (nth + 1) * stride), bmp, strip, row * width * 3);
    }
    await into.write(strip, 0, strip.length, end);
    places.push(end);
    lengths.push(strip.length);
    end += strip.length;
  }
  const page = { width, height, pieces: { rows }, places, lengths, isJpeg: false };
  await writeDirectories(into, end, [page]);
}

import { failTiff } from './tiff.bytes';

/** BigTIFF and byte order. */
export interface Numbers {
  isBig: boolean;
  isLittle: boolean;
}

/** Bytes of each field type; fields of other types are skipped. */
const sizes: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};

export const sizeOf = (type: number): number | null => sizes[type] ?? null;

export const shortAt = (from: Buffer, at: number, { isLittle }: Numbers) =>
  isLittle ? from.readUInt16LE(at) : from.readUInt16BE(at);

export const longAt = (from: Buffer, at: number, { isLittle }: Numbers) =>
  isLittle ? from.readUInt32LE(at) : from.readUInt32BE(at);

/** Beyond what a number holds exactly no file reaches. */
export function hugeAt(from: Buffer, at: number, { isLittle }: Numbers): number {
  const value = isLittle ? from.readBigUInt64LE(at) : from.readBigUInt64BE(at);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? failTiff('broken') : Number(value);
}

/** A place in the file: of four bytes, or of eight in a BigTIFF. */
export const placeAt = (from: Buffer, at: number, numbers: Numbers) =>
  numbers.isBig ? hugeAt(from, at, numbers) : longAt(from, at, numbers);

/** The value with a number in a list of one type. */
export function valueAt(from: Buffer, index: number, type: number, numbers: Numbers): number {
  const size = sizes[type] ?? failTiff('broken');
  const at = index * size;
  if (type === 5 || type === 10) {
    const below = longAt(from, at + 4, numbers);
    return below === 0 ? 0 : longAt(from, at, numbers) / below;
  }
  if (type === 11) return numbers.isLittle ? from.readFloatLE(at) : from.readFloatBE(at);
  if (type === 12) return numbers.isLittle ? from.readDoubleLE(at) : from.readDoubleBE(at);
  if (size === 1) return from[at] ?? 0;
  if (size === 2) return shortAt(from, at, numbers);
  return size === 4 ? longAt(from, at, numbers) : hugeAt(from, at, numbers);
}

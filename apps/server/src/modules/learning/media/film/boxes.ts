import type { FileHandle } from 'node:fs/promises';
import { failMedia } from '../media.failed';

/** One box of an MP4: its kind, where it begins, and how long it is with its head. */
export interface Box {
  type: string;
  at: number;
  bytes: number;
  head: number;
}

const MOST_BOXES = 10_000;
const NAME = /^[\x20-\x7e\xa9]{4}$/;

/** A head says 32 bits of length, or 1 and 64 bits behind the name, or 0 for all that is left. */
function boxAt(bytes: Buffer, at: number, rest: number): Box {
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  const isLong = short === 1;
  if (!NAME.test(type) || (isLong && bytes.length < 16)) failMedia('broken');
  const said = isLong ? Number(bytes.readBigUInt64BE(8)) : short;
  const box = { type, at, bytes: short === 0 ? rest : said, head: isLong ? 16 : 8 };
  if (box.bytes < box.head || box.bytes > rest) failMedia('broken');
  return box;
}

/** The outermost boxes of a file; one that ends behind the file's end was cut off. */
export async function boxesOf(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; size - at >= 8;) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    const box = boxAt(head.subarray(0, bytesRead), at, size - at);
    boxes.push(box);
    if (boxes.length > MOST_BOXES) failMedia('broken');
    at += box.bytes;
  }
  return boxes;
}

/** The boxes within one that is in memory, `skip` bytes into it. */
export function boxesIn(bytes: Buffer, skip = 0): Box[] {
  const boxes: Box[] = [];
  for (let at = skip; bytes.length - at >= 8;) {
    const box = boxAt(bytes.subarray(at), at, bytes.length - at);
    boxes.push(box);
    if (boxes.length > MOST_BOXES) failMedia('broken');
    at += box.bytes;
  }
  return boxes;
}

export const insideOf = (bytes: Buffer, { at, bytes: length, head }: Box) =>
  bytes.subarray(at + head, at + length);

/** All boxes under a path of types. */
export function underPath(bytes: Buffer, [name, ...rest]: readonly string[]): Buffer[] {
  const found = boxesIn(bytes).filter(({ type }) => type === name);
  const inside = found.map((box) => insideOf(bytes, box));
  return rest.length === 0 ? inside : inside.flatMap((one) => underPath(one, rest));
}

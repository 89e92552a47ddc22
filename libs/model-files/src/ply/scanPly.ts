import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import type { PlyHead } from './head';

/** A word of text takes a string and then a number. */
const WORD_BYTES = 32;
const VALUE_BYTES = 8;
/** The reader does not support larger faces. */
const MOST_SIDES = 4;
const BLANK = 0x20;

interface PlyScan {
  /** The number of faces with too many sides. */
  dropped: number;
  /** Bytes after the described data. */
  unsaid: number;
}

/** Checks that the file holds exactly what its header announces, before anything is allocated. */
export function scanPly(file: Buffer, head: PlyHead, limits: ModelLimits): PlyScan {
  const faces = head.elements.find(({ name }) => name === 'face')?.count ?? 0;
  if (faces > limits.triangles) return refuseModel('triangles');
  if (!head.isText) return scanBytes(file, head, limits);
  const words = new Words(file, head.bytes);
  const most = limits.unpackedBytes / WORD_BYTES;
  const dropped = head.elements.reduce((sum, one) => sum + scanRows(words, one, most), 0);
  // An extra column would shift all that follows.
  return words.skip() ? refuseModel('plyRows') : { dropped, unsaid: 0 };
}

/** The number of faces in a text file with too many sides. */
function scanRows(
  words: Words,
  { name, count, properties }: PlyHead['elements'][number],
  most: number,
) {
  let dropped = 0;
  for (let nth = 0; nth < count; nth += 1) {
    for (const { counted } of properties) {
      const many = counted === null ? 1 : words.whole();
      if (many > MOST_SIDES && name === 'face') dropped += 1;
      for (let item = 0; item < many; item += 1) if (!words.skip()) refuseModel('plyRows');
    }
    if (words.count > most) refuseModel('unpacked');
  }
  return dropped;
}

/** Walks the words of a text without allocating them. */
class Words {
  private readonly file: Buffer;
  private at: number;
  count = 0;

  constructor(file: Buffer, from: number) {
    this.file = file;
    this.at = from;
  }

  /** Moves behind the next word; false at the end. */
  skip(): boolean {
    const { file } = this;
    while (this.at < file.length && (file[this.at] ?? 0) <= BLANK) this.at += 1;
    const from = this.at;
    while (this.at < file.length && (file[this.at] ?? 0) > BLANK) this.at += 1;
    this.count += 1;
    return this.at > from;
  }

  /** The next word as a count. */
  whole(): number {
    if (!this.skip()) return refuseModel('plyRows');
    let from = this.at;
    while (from > 0 && (this.file[from - 1] ?? 0) > BLANK) from -= 1;
    const word = this.file.toString('latin1', from, this.at);
    return /^\d{1,7}$/.test(word) ? Number(word) : refuseModel('plyRows');
  }
}

function scanBytes(
  file: Buffer,
  { elements, bytes, isLittle }: PlyHead,
  limits: ModelLimits,
): PlyScan {
  let [at, values, dropped, triangles] = [bytes, 0, 0, 0];
  for (const { name, count, properties } of elements) {
    if (properties.every(({ counted }) => counted === null)) {
      at += count * properties.reduce((sum, one) => sum + one.bytes, 0);
      values += count * properties.length;
      if (at > file.length) return refuseModel('broken');
      continue;
    }
    for (let nth = 0; nth < count; nth += 1) {
      for (const { bytes: one, counted } of properties) {
        const many = counted === null ? 1 : countAt(file, at, { counted, isLittle });
        at += (counted ?? 0) + many * one;
        values += many;
        if (at > file.length) return refuseModel('broken');
        if (counted === null || name !== 'face') continue;
        if (many > MOST_SIDES) dropped += 1;
        else triangles += Math.max(0, many - 2);
      }
    }
  }
  if (triangles > limits.triangles) return refuseModel('triangles');
  if (values * VALUE_BYTES > limits.unpackedBytes) return refuseModel('unpacked');
  // A final empty line is accepted.
  const unsaid = file.length - at;
  return { dropped, unsaid: unsaid > 2 ? unsaid : 0 };
}

function countAt(
  file: Buffer,
  at: number,
  { counted, isLittle }: { counted: number; isLittle: boolean },
) {
  // Only hostile files use a fractional type for counts.
  if (counted > 4 || at + counted > file.length) return refuseModel('broken');
  return isLittle ? file.readUIntLE(at, counted) : file.readUIntBE(at, counted);
}

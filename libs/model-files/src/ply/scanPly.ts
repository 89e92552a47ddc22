import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import type { PlyHead } from './head';

/** A word of a text becomes a string, and then a number. */
const WORD_BYTES = 32;
const VALUE_BYTES = 8;
/** The reader knows no face of more. */
const MOST_SIDES = 4;

/** How many faces have more sides than are read, once all of it was found to be there. */
export function scanPly(file: Buffer, head: PlyHead, limits: ModelLimits): number {
  const faces = head.elements.find(({ name }) => name === 'face')?.count ?? 0;
  if (faces > limits.triangles) return refuseModel('triangles');
  if (!head.isText) return scanBytes(file, head, limits);
  const words = wordsIn(file.subarray(head.bytes));
  if (words * WORD_BYTES > limits.unpackedBytes) return refuseModel('unpacked');
  const least = head.elements.reduce(
    (sum, { count, properties }) => sum + count * properties.length,
    0,
  );
  return least > words ? refuseModel('broken') : 0;
}

function wordsIn(bytes: Buffer): number {
  let [count, isWord] = [0, false];
  for (const byte of bytes) {
    const isSign = byte > 0x20;
    if (isSign && !isWord) count += 1;
    isWord = isSign;
  }
  return count;
}

function scanBytes(file: Buffer, { elements, bytes, isLittle }: PlyHead, limits: ModelLimits) {
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
  return values * VALUE_BYTES > limits.unpackedBytes ? refuseModel('unpacked') : dropped;
}

function countAt(
  file: Buffer,
  at: number,
  { counted, isLittle }: { counted: number; isLittle: boolean },
) {
  // Of a kind that is no whole number only hostile files make counts.
  if (counted > 4 || at + counted > file.length) return refuseModel('broken');
  return isLittle ? file.readUIntLE(at, counted) : file.readUIntBE(at, counted);
}

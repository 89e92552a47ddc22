import type { FileHandle } from 'node:fs/promises';
import { readStreamHead } from './compound';

const WORD = 0xa5ec;
const WORD_LOCKED = 0x0100;
const BEGIN_OF_SHEETS = 0x0809;
const SHEETS_LOCKED = 0x002f;
const SLIDES_LOCKED = 0xf3d1c4df;

/**
 * True if a document in an old format declares itself encrypted. Some tables do so although they
 * open without a password, because only their structure is protected.
 */
export async function isOldLocked(file: FileHandle): Promise<boolean> {
  const isLocked = [isWordLocked, areSheetsLocked, areSlidesLocked];
  for (const look of isLocked) if (await look(file)) return true;
  return false;
}

async function isWordLocked(file: FileHandle) {
  const head = await readStreamHead(file, ['WordDocument']);
  if (!head || head.length < 12 || head.readUInt16LE(0) !== WORD) return false;
  return (head.readUInt16LE(10) & WORD_LOCKED) !== 0;
}

/** Between the beginning and the first sheet, one record tells of the lock. */
async function areSheetsLocked(file: FileHandle) {
  const head = await readStreamHead(file, ['Workbook', 'Book']);
  if (!head || head.length < 4 || head.readUInt16LE(0) !== BEGIN_OF_SHEETS) return false;
  for (let at = 0; at + 4 <= head.length; at += 4 + head.readUInt16LE(at + 2)) {
    if (head.readUInt16LE(at) === SHEETS_LOCKED) return true;
  }
  return false;
}

async function areSlidesLocked(file: FileHandle) {
  const head = await readStreamHead(file, ['Current User']);
  return head !== null && head.length >= 16 && head.readUInt32LE(12) === SLIDES_LOCKED;
}

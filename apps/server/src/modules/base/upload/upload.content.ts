import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/node';
import { isOffice, isOfficeDocument } from './office';

export const HEAD_BYTES = 4100;

type Is = (head: Buffer) => boolean;

const startsWith =
  (...signatures: (readonly number[] | string)[]): Is =>
  (head) =>
    signatures.some((one) => {
      const bytes = typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one);
      return head.subarray(0, bytes.length).equals(bytes);
    });

const isZip = startsWith([0x50, 0x4b, 0x03, 0x04]);
const isOldOffice = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Eleven bits of sync, then a version, layer III, a rate and a frequency that exist: a text in
 * UTF-16 begins with the same eleven.
 */
const isMp3Frame = ([first = 0, second = 0, third = 0]: Buffer) =>
  first === 0xff &&
  (second & 0xe0) === 0xe0 &&
  (second & 0x18) !== 0x08 &&
  (second & 0x06) === 0x02 &&
  (third & 0xf0) !== 0xf0 &&
  (third & 0xf0) !== 0 &&
  (third & 0x0c) !== 0x0c;

/** Some recorders write silence before the first frame. */
const isPaddedMp3: Is = (head) => {
  const at = head.findIndex((byte) => byte !== 0);
  return at >= 0 && isMp3Frame(head.subarray(at));
};

/** A mark of a text or empty lines may come before it: readers look through the first bytes. */
const isPdf: Is = (head) => /^(\xef\xbb\xbf)?\s*%PDF-/.test(head.toString('latin1', 0, 1024));

/**
 * The makers of specimens publish no format: what a browser might run is kept out. The mark that
 * begins a text is a blank, too: named beside `\s` it would be tried in twice as many ways each time.
 */
const isNoMarkup: Is = (head) => !/^\s*</.test(head.toString('utf8'));

/** Kinds of the file-type library accepted for each suffix. */
const kindsOf: Record<string, readonly string[]> = {
  png: ['png', 'apng'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
  pdf: ['pdf'],
  mp4: ['mp4', 'm4v', 'f4v', '3gp', '3g2'],
  mp3: ['mp3'],
  wav: ['wav'],
};

/** Own checks for kinds the library does not know, or does not know completely. */
const looksOf: Record<string, Is> = {
  pdf: isPdf,
  doc: isOldOffice,
  xls: isOldOffice,
  ppt: isOldOffice,
  docx: isZip,
  xlsx: isZip,
  pptx: isZip,
  mp3: isPaddedMp3,
  fbx: (head) => startsWith('Kaydara FBX Binary', '; FBX')(head),
};

/** Own check of the first bytes, for kinds the library does not know. */
export const looksLike = (head: Buffer, suffix: string): boolean =>
  head.length > 0 && (looksOf[suffix] ?? isNoMarkup)(head);

/** By the library where it knows the kind; it is asked about the whole head, as others would be. */
async function isOfKind(head: Buffer, suffix: string): Promise<boolean> {
  const allowed = kindsOf[suffix];
  if (!allowed) return looksLike(head, suffix);
  const found = await fileTypeFromBuffer(head);
  // The library mistakes some audio and PDF files for others, so our own check counts as well.
  return (found && allowed.includes(found.ext)) || (looksOf[suffix]?.(head) ?? false);
}

/** False if the first bytes exclude this suffix, so that the upload can be stopped early. */
export async function mayBecome(head: Buffer, suffix: string): Promise<boolean> {
  const isLockedInside = isOffice(suffix) && isOldOffice(head);
  return isLockedInside || isOfKind(head, suffix);
}

/** Checks the whole file; office documents look alike from outside, so they are opened. */
export async function isWhatItSays(path: string, suffix: string): Promise<boolean> {
  return isOffice(suffix) ? opens(path, suffix) : isOfKind(await readHead(path), suffix);
}

async function opens(path: string, suffix: string): Promise<boolean> {
  const file = await open(path);
  try {
    return await isOfficeDocument(file, suffix);
  } finally {
    await file.close();
  }
}

export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

import { open } from 'node:fs/promises';
import { isOffice, isOfficeDocument } from './office';

const HEAD_BYTES = 4100;

type Is = (head: Buffer) => boolean;

const startsWith =
  (...signatures: (readonly number[] | string)[]): Is =>
  (head) =>
    signatures.some((one) => {
      const bytes = typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one);
      return head.subarray(0, bytes.length).equals(bytes);
    });

const at =
  (offset: number, text: string): Is =>
  (head) =>
    head.toString('latin1', offset, offset + text.length) === text;

const isRiff =
  (kind: string): Is =>
  (head) =>
    at(0, 'RIFF')(head) && at(8, kind)(head);

const isZip = startsWith([0x50, 0x4b, 0x03, 0x04]);
const isOldOffice = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isJpeg = startsWith([0xff, 0xd8, 0xff]);

/** Eleven bits of sync, then a version and a layer that exist. */
const isMpegAudio: Is = ([first = 0, second = 0]) =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) !== 0;

/** The families of films; pictures of phones begin in the same way. */
const filmBrands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|mmp4|3gp\d|f4v )$/;
const isFilm: Is = (head) => at(4, 'ftyp')(head) && filmBrands.test(head.toString('latin1', 8, 12));

/**
 * The makers of specimens publish no format: what a browser might run is kept out. The mark that
 * begins a text is a blank, too: named beside `\s` it would be tried in twice as many ways each time.
 */
const isNoMarkup: Is = (head) => !/^\s*</.test(head.toString('utf8'));

const looksOf: Record<string, Is> = {
  png: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: isJpeg,
  jpeg: isJpeg,
  gif: startsWith('GIF87a', 'GIF89a'),
  webp: isRiff('WEBP'),
  pdf: startsWith('%PDF-'),
  doc: isOldOffice,
  xls: isOldOffice,
  ppt: isOldOffice,
  docx: isZip,
  xlsx: isZip,
  pptx: isZip,
  mp4: isFilm,
  mp3: (head) => startsWith('ID3')(head) || isMpegAudio(head),
  wav: isRiff('WAVE'),
  fbx: (head) => startsWith('Kaydara FBX Binary', '; FBX')(head),
};

/** Whether a file's first bytes are those of what its suffix promises. */
export const looksLike = (head: Buffer, suffix: string): boolean =>
  head.length > 0 && (looksOf[suffix] ?? isNoMarkup)(head);

/**
 * Whether a whole file is what its suffix promises: documents of offices look alike from outside,
 * so they are opened.
 */
export async function isWhatItSays(path: string, suffix: string): Promise<boolean> {
  return isOffice(suffix) ? opens(path, suffix) : looksLike(await readHead(path), suffix);
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

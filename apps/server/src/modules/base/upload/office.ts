import type { FileHandle } from 'node:fs/promises';
import { readAt, readEntries, readEntryText } from './zip';

/** Content type of the main part by suffix; documents with macros have others. */
const mainParts: Record<string, string> = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
};

/** The stream without which a document of the old kinds is none. */
const mainStreams: Record<string, readonly string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
};
const ENCRYPTED = 'EncryptedPackage';

const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const PIECE = 1024 ** 2;

export const isOffice = (suffix: string) => suffix in mainParts || suffix in mainStreams;

/** Accepts an unprotected document of this kind, and a password-protected one. */
export async function isOfficeDocument(file: FileHandle, suffix: string): Promise<boolean> {
  const streams = mainStreams[suffix];
  if (streams) return isOle(file, streams);
  const main = mainParts[suffix];
  const contents = await readEntryText(file, '[Content_Types].xml');
  if (contents !== null) return main !== undefined && contents.includes(main);
  return isLocked(file);
}

/** With a password, a new document is wrapped in a file of the old kind. */
export const isLocked = (file: FileHandle) => isOle(file, [ENCRYPTED]);

async function isOle(file: FileHandle, names: readonly string[]): Promise<boolean> {
  const head = await readAt(file, 0, OLE.length);
  return head.equals(OLE) && holdsName(file, names);
}

/** Looks through the whole file: where its list of streams stands differs from writer to writer. */
async function holdsName(file: FileHandle, names: readonly string[]): Promise<boolean> {
  const wanted = names.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  const overlap = Math.max(...wanted.map(({ length }) => length));
  for (let at = 0; ; at += PIECE - overlap) {
    const piece = await readAt(file, at, PIECE);
    if (wanted.some((name) => piece.includes(name))) return true;
    if (piece.length < PIECE) return false;
  }
}

/** Unpacked size as declared by the archive. */
export async function openedBytes(file: FileHandle): Promise<number> {
  const entries = (await readEntries(file)) ?? [];
  return entries.reduce((sum, { bytes }) => sum + bytes, 0);
}

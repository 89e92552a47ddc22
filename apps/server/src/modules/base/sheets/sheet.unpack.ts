import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import {
  DEFLATED,
  LOCAL_BYTES,
  parseLocal,
  STORED,
  type ZipEntry,
} from '@cheese/question-files/zip/list';
import { refuse } from '../../../calls/refusal';
import { isLocked, isOfficeDocument } from '../upload/office';
import { isOldLocked } from '../upload/oldLock';
import { looksLike, readHead } from '../upload/upload.content';
import { readAt, readEntries } from '../upload/zip';

const MOST_ENTRIES = 1_000;
const MOST_BYTES = 32 * 1024 ** 2;

const inflate = promisify(inflateRaw);

export interface Part {
  name: string;
  content: Buffer;
}

/** The parts of a workbook that are read, once it is certain that they are no bomb. */
export async function unpackWorkbook(path: string): Promise<Part[]> {
  const head = await readHead(path);
  const file = await open(path);
  try {
    if (looksLike(head, 'xls')) refuse(await whyNotRead(file));
    if (!looksLike(head, 'xlsx')) refuse('sheet.notXlsx');
    const entries = (await readEntries(file)) ?? refuse('sheet.broken');
    checkExtent(entries);
    if (!(await isOfficeDocument(file, 'xlsx'))) refuse('sheet.notXlsx');
    const wanted = entries.filter(({ name }) => /\.(xml|xml\.rels)$/.test(name));
    const parts: Part[] = [];
    const { size } = await file.stat();
    for (const entry of wanted) parts.push(await unpack(file, entry, size));
    return parts;
  } finally {
    await file.close();
  }
}

/** A new workbook with a password is wrapped in a file of the old kind. */
async function whyNotRead(file: FileHandle) {
  if (await isLocked(file)) return 'sheet.locked';
  return (await isOldLocked(file)) ? 'sheet.oldLocked' : 'sheet.old';
}

/** By what the archive says of itself: that it tells the truth is seen when it is opened. */
function checkExtent(entries: readonly ZipEntry[]) {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (entries.length > MOST_ENTRIES || bytes > MOST_BYTES) refuse('sheet.tooLarge');
}

async function unpack(file: FileHandle, { name, ...entry }: ZipEntry, size: number): Promise<Part> {
  const head = parseLocal(await readAt(file, entry.offset, LOCAL_BYTES)) ?? refuse('sheet.broken');
  const from = entry.offset + head.skipped;
  // The buffer is allocated in advance, and an entry may claim any size.
  if (from + entry.packedBytes > size) refuse('sheet.broken');
  const packed = await readAt(file, from, entry.packedBytes);
  if (entry.method === STORED) return { name, content: packed.subarray(0, entry.bytes) };
  if (entry.method !== DEFLATED) refuse('sheet.broken');
  try {
    // One byte more than it says would be a lie, and the first of many.
    return { name, content: await inflate(packed, { maxOutputLength: Math.max(entry.bytes, 1) }) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return refuse(code === 'ERR_BUFFER_TOO_LARGE' ? 'sheet.tooLarge' : 'sheet.broken');
  }
}

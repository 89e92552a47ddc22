import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { refuse } from '../../../refusal';
import { isLocked, isOfficeDocument } from '../upload/office';
import { looksLike, readHead } from '../upload/upload.content';
import { readAt, readEntries, type ZipEntry } from '../upload/zip';

const MOST_ENTRIES = 1_000;
const MOST_BYTES = 32 * 1024 ** 2;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

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
    if (looksLike(head, 'xls')) refuse((await isLocked(file)) ? 'sheet.locked' : 'sheet.old');
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

/** By what the archive says of itself: that it tells the truth is seen when it is opened. */
function checkExtent(entries: readonly ZipEntry[]) {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (entries.length > MOST_ENTRIES || bytes > MOST_BYTES) refuse('sheet.tooLarge');
}

async function unpack(file: FileHandle, { name, ...entry }: ZipEntry, size: number): Promise<Part> {
  const head = await readAt(file, entry.offset, LOCAL_BYTES);
  if (head.length < LOCAL_BYTES) refuse('sheet.broken');
  const from = entry.offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  // What is read is allocated first: an entry may say that it is of any size.
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

/** The same parts as an archive that holds nothing else, for a reader that goes by no list. */
export function repack(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const called = Buffer.from(name);
    const local = headOf(0x04034b50, LOCAL_BYTES, called.length, content.length);
    const listed = headOf(0x02014b50, 46, called.length, content.length);
    listed.writeUInt32LE(offset, 42);
    pieces.push(local, called, content);
    list.push(listed, called);
    offset += local.length + called.length + content.length;
  }
  const contents = Buffer.concat(list);
  return Buffer.concat([...pieces, contents, endOf(parts.length, contents.length, offset)]);
}

/** In the list two more bytes stand before what both kinds of heads tell. */
function headOf(mark: number, length: number, nameBytes: number, bytes: number) {
  const head = Buffer.alloc(length);
  const shift = length === LOCAL_BYTES ? 0 : 2;
  head.writeUInt32LE(mark, 0);
  head.writeUInt32LE(bytes, 18 + shift);
  head.writeUInt32LE(bytes, 22 + shift);
  head.writeUInt16LE(nameBytes, 26 + shift);
  return head;
}

function endOf(entries: number, bytes: number, offset: number) {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

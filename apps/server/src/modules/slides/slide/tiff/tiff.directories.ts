import { type Bytes, failTiff, readAll } from './tiff.bytes';
import { hugeAt, longAt, type Numbers, placeAt, shortAt, sizeOf, valueAt } from './tiff.numbers';

/** A list of values in the file, read on demand. */
export interface Field {
  type: number;
  count: number;
  at: number;
}

/** One picture of the file, by the numbers of its tags. */
export interface Directory {
  at: number;
  /** Its number among the pages; null where it stands below another. */
  page: number | null;
  fields: ReadonlyMap<number, Field>;
}

export interface Tiff {
  numbers: Numbers;
  directories: Directory[];
}

/** Whole slides have a dozen; more are no slide, or made to keep us busy. */
const MOST_DIRECTORIES = 64;
const MOST_FIELDS = 512;
const SUB_DIRECTORIES = 330;

/** Reads the directories only, a few hundred bytes even of a huge file. */
export async function readTiff(bytes: Bytes): Promise<Tiff> {
  const { numbers, first } = await readHead(bytes);
  const directories: Directory[] = [];
  const seen = new Set<number>();
  const waiting: Pick<Directory, 'at' | 'page'>[] = [{ at: first, page: 0 }];
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const { at, page } = one;
    if (at === 0) continue;
    if (seen.has(at)) failTiff('loop');
    if (seen.size >= MOST_DIRECTORIES) failTiff('tooLarge');
    seen.add(at);
    const { fields, next } = await readDirectory(bytes, numbers, at);
    const directory = { at, page, fields };
    directories.push(directory);
    if (page !== null) waiting.push({ at: next, page: page + 1 });
    const below = await readValues(bytes, numbers, directory, SUB_DIRECTORIES, MOST_DIRECTORIES);
    waiting.push(...below.map((place) => ({ at: place, page: null })));
  }
  return directories.length > 0 ? { numbers, directories } : failTiff('broken');
}

async function readHead(bytes: Bytes): Promise<{ numbers: Numbers; first: number }> {
  if (bytes.size < 16) failTiff('notTiff');
  const head = await readAll(bytes, 0, 16);
  const order = head.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') failTiff('notTiff');
  const little = { isBig: false, isLittle: order === 'II' };
  const version = shortAt(head, 2, little);
  if (version === 42) return { numbers: little, first: longAt(head, 4, little) };
  const big = { ...little, isBig: true };
  if (version !== 43 || shortAt(head, 4, big) !== 8) failTiff('notTiff');
  return { numbers: big, first: hugeAt(head, 8, big) };
}

async function readDirectory(bytes: Bytes, numbers: Numbers, at: number) {
  const { isBig } = numbers;
  const [countBytes, fieldBytes, placeBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
  const head = await readAll(bytes, at, countBytes);
  const count = isBig ? hugeAt(head, 0, numbers) : shortAt(head, 0, numbers);
  if (count === 0 || count > MOST_FIELDS) failTiff('broken');
  const fieldsEnd = at + countBytes + count * fieldBytes;
  // Some write no place of a next one behind the last.
  const isCut = bytes.size >= fieldsEnd && bytes.size < fieldsEnd + placeBytes;
  const length = count * fieldBytes + (isCut ? 0 : placeBytes);
  const body = await readAll(bytes, at + countBytes, length);
  const fields = new Map<number, Field>();
  for (let index = 0; index < count; index += 1) {
    const start = index * fieldBytes;
    const field = fieldAt(body, start, numbers, at + countBytes + start);
    if (field) fields.set(shortAt(body, start, numbers), field);
  }
  return { fields, next: isCut ? 0 : placeAt(body, count * fieldBytes, numbers) };
}

/** Small values are stored inline, others at an offset. */
function fieldAt(body: Buffer, start: number, numbers: Numbers, place: number): Field | null {
  const type = shortAt(body, start + 2, numbers);
  const size = sizeOf(type);
  if (size === null) return null;
  const count = placeAt(body, start + 4, numbers);
  const [valueAtOffset, room] = numbers.isBig ? [12, 8] : [8, 4];
  const isInside = count * size <= room;
  const at = isInside ? place + valueAtOffset : placeAt(body, start + valueAtOffset, numbers);
  return { type, count, at };
}

export async function readValues(
  bytes: Bytes,
  numbers: Numbers,
  { fields }: Directory,
  tag: number,
  most: number,
): Promise<number[]> {
  const field = fields.get(tag);
  if (!field) return [];
  if (field.count > most) failTiff('tooLarge');
  const raw = await readAll(bytes, field.at, field.count * (sizeOf(field.type) ?? 1));
  return Array.from({ length: field.count }, (_, at) => valueAt(raw, at, field.type, numbers));
}

/** The bytes of a text or of tables; empty where there are none. */
export async function readRaw(
  bytes: Bytes,
  { fields }: Directory,
  tag: number,
  most: number,
): Promise<Buffer> {
  const field = fields.get(tag);
  if (!field || field.count === 0) return Buffer.alloc(0);
  const length = field.count * (sizeOf(field.type) ?? 1);
  return readAll(bytes, field.at, Math.min(length, most));
}

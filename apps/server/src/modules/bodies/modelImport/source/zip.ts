import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Refusal } from '../../../../calls/refusal';
import { readList, type Source, type ZipEntry } from '../../../learning/courseFile/zip/zip.list';
import { readEntry } from '../../../learning/courseFile/zip/zip.read';
import { ImportRefused } from '../report';
import { MOST_FILE_BYTES, type SourceFile } from './source';

const most = { entries: 50_000, listBytes: 32 * 1024 ** 2 };
/** Limit on the unpacked size of an archive; known data sets have 2 GB. */
const MOST_BYTES = 20 * 1024 ** 3;

/** Text packs to a tenth: only what is made to grow does so a hundredfold. */
const MOST_GROWTH = 200;
const SMALL_BYTES = 1024 ** 2;

const isLie = ({ bytes, packedBytes }: Pick<ZipEntry, 'bytes' | 'packedBytes'>) =>
  bytes > MOST_FILE_BYTES || (bytes > SMALL_BYTES && bytes > packedBytes * MOST_GROWTH);

const words: Record<string, string> = {
  'courseFile.bomb': 'would grow to more than it says, or its files lie over one another',
  'courseFile.broken': 'is broken or was cut off',
  'courseFile.encrypted': 'is locked by a password',
};

/** The words of archives for a terminal. */
function inWords(path: string) {
  return (error: unknown): never => {
    if (!(error instanceof Refusal)) throw error;
    throw new ImportRefused(`${path} ${words[error.key] ?? 'cannot be read'}: it is not imported.`);
  };
}

/** An archive is never held whole: only its list is. */
export async function filesOfZip(path: string): Promise<SourceFile[]> {
  const { size } = await stat(path);
  const source: Source = {
    bytes: size,
    read: (from, length) =>
      length === 0 ? none() : createReadStream(path, { start: from, end: from + length - 1 }),
  };
  const entries = await readList(source, most).catch(inWords(path));
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (packed > size || bytes > MOST_BYTES || entries.some(isLie)) {
    throw new ImportRefused(`${path} ${words['courseFile.bomb']}: it is not imported.`);
  }
  return entries.flatMap((entry) => {
    const place = entry.name.replaceAll('\\', '/');
    if (place.endsWith('/')) return [];
    const mark = `${entry.crc.toString(16)} ${entry.bytes}`;
    const read = () => spoken(readEntry(source, entry), path);
    return [{ name: basename(place), place, bytes: entry.bytes, mark, read }];
  });
}

async function* spoken(pieces: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (error) {
    inWords(path)(error);
  }
}

async function* none(): AsyncGenerator<Buffer> {
  // An empty file has no first byte to read from.
}

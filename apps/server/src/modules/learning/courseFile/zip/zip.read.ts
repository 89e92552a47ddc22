import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { refuse } from '../../../../calls/refusal';
import { DEFLATED, flags, lengths, marks, STORED } from './zip.marks';
import { readAt, readList, type Source, type ZipEntry } from './zip.list';

/** Text packs to a tenth, films hardly: only what is made to grow does so a hundredfold. */
const MOST_GROWTH = 200;
const SMALL_BYTES = 1024 ** 2;

/** The files of an archive, each read when it is asked for, piece by piece. */
export interface Archive {
  find(name: string): ZipEntry | null;
  read(entry: ZipEntry): AsyncIterable<Buffer>;
}

/**
 * Also accepts an archive repacked with a folder: the shortest path that ends in `first` gives the
 * root. Entry names are never used as paths; only entries requested by name are opened.
 */
export async function openZip(source: Source, first: string): Promise<Archive | null> {
  const entries = await readList(source);
  if (entries.reduce((all, { packedBytes }) => all + packedBytes, 0) > source.bytes) {
    // More than there is: files lie over one another.
    refuse('courseFile.bomb');
  }
  const named = entries.map((entry) => ({ ...entry, name: entry.name.replaceAll('\\', '/') }));
  const isFirst = ({ name }: ZipEntry) => name === first || name.endsWith(`/${first}`);
  const [head] = named.filter(isFirst).sort((one, other) => one.name.length - other.name.length);
  if (!head) return null;
  const folder = head.name.slice(0, -first.length);
  const byName = new Map(named.map((entry) => [entry.name, entry]));
  return {
    find: (name) => byName.get(folder + name) ?? null,
    read: (entry) => readEntry(source, entry),
  };
}

/** One of what an archive holds, as large as it says that it is. */
export async function* readEntry(source: Source, entry: ZipEntry): AsyncGenerator<Buffer> {
  if (entry.flags & flags.locked) refuse('courseFile.encrypted');
  const { bytes, packedBytes, crc } = entry;
  if (bytes > SMALL_BYTES && bytes > packedBytes * MOST_GROWTH) refuse('courseFile.bomb');
  let [seen, sum] = [0, 0];
  for await (const piece of await opened(source, entry)) {
    seen += piece.length;
    // More than it says is a lie, and the first of many.
    if (seen > bytes) refuse('courseFile.bomb');
    sum = crc32(piece, sum);
    yield piece;
  }
  if (seen !== bytes || sum !== crc) refuse('courseFile.broken');
}

async function opened(source: Source, entry: ZipEntry): Promise<AsyncIterable<Buffer>> {
  const head = await readAt(source, entry.offset, lengths.local);
  if (head.readUInt32LE(0) !== marks.local) refuse('courseFile.broken');
  const from = entry.offset + lengths.local + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (from + entry.packedBytes > source.bytes) refuse('courseFile.broken');
  const packed = source.read(from, entry.packedBytes);
  if (entry.method === STORED) return packed;
  return entry.method === DEFLATED ? inflated(packed) : refuse('courseFile.broken');
}

async function* inflated(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw();
  const source = Readable.from(packed, { objectMode: false });
  source.once('error', (error) => inflate.destroy(error));
  source.pipe(inflate);
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) refuse('courseFile.broken');
    throw error;
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

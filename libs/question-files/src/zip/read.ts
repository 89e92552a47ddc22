import { inflateRawSync } from 'node:zlib';
import { refuseFile, tooLarge, unreadable } from '../refusal';
import {
  DEFLATED,
  listPlace,
  LOCAL_BYTES,
  MOST_END_BYTES,
  parseList,
  parseLocal,
  STORED,
  type ZipEntry,
} from './list';

const MOST_ENTRIES = 12_000;
/** Of all files together once they are opened, and of one of them. */
const ownLimits = { bytes: 160 * 1024 ** 2, fileBytes: 48 * 1024 ** 2 };
/** Of what is opened once more, and then again. */
const MOST_AGAIN = 12 * 1024 ** 2;
/** Text packs to a tenth, pictures hardly: only what is made to grow does so a hundredfold. */
const MOST_GROWTH = 200;
const SMALL_BYTES = 1024 ** 2;
const MOST_DEPTH = 20;

/** The files of an archive, each opened when it is asked for and forgotten again. */
export interface Archive {
  names: readonly string[];
  has(name: string): boolean;
  /** Null where there is no such file. */
  open(name: string): Buffer | null;
}

/** Two letters alone begin words, too: `PK 值是…`. */
export const isZip = (bytes: Uint8Array) =>
  /^504b(?:0304|0506|0708)/.test(Buffer.from(bytes.subarray(0, 4)).toString('hex'));

export function readZip(bytes: Uint8Array, limits = ownLimits): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = Math.max(0, file.length - MOST_END_BYTES);
  const place = listPlace(file.subarray(start)) ?? unreadable();
  const list = parseList(file.subarray(place.offset, place.offset + place.bytes)) ?? unreadable();
  if (list.length > MOST_ENTRIES) tooLarge();
  const entries = new Map(
    list.flatMap((entry) => {
      const name = safeName(entry.name);
      return name === null ? [] : [[name, entry] as const];
    }),
  );
  checkSizes([...entries.values()], limits);
  const opened = new Set<string>();
  let again = 0;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    open: (name) => {
      const entry = entries.get(name);
      if (!entry) return null;
      // Files may name one another: whoever opens one a thousand times makes a bomb of it.
      if (opened.has(name)) again += entry.bytes;
      if (again > MOST_AGAIN) tooLarge();
      opened.add(name);
      return openEntry(file, entry);
    },
  };
}

/** By what the list says; that it tells the truth is held when an entry is opened. */
function checkSizes(entries: readonly ZipEntry[], limits: typeof ownLimits) {
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const isLarge = entries.some(({ bytes }) => bytes > limits.fileBytes);
  if (all > limits.bytes || isLarge || entries.some(isBomb)) tooLarge();
}

const isBomb = ({ bytes, packedBytes }: ZipEntry) =>
  bytes > SMALL_BYTES && bytes > packedBytes * MOST_GROWTH;

/** As it is asked for; null where it leads out of the archive, is a folder, or no name at all. */
function safeName(written: string): string | null {
  const steps = written.replaceAll('\\', '/').split('/');
  const isSafe =
    steps.length <= MOST_DEPTH &&
    !written.includes('\0') &&
    steps.every((step) => step !== '' && step !== '..') &&
    !/^[a-z]:/i.test(written);
  return isSafe ? steps.filter((step) => step !== '.').join('/') : null;
}

function openEntry(file: Buffer, entry: ZipEntry): Buffer {
  if (entry.isLocked) refuseFile('locked');
  const local = parseLocal(file.subarray(entry.offset, entry.offset + LOCAL_BYTES)) ?? unreadable();
  const from = entry.offset + local.skipped;
  const packed = file.subarray(from, from + entry.packedBytes);
  if (packed.length < entry.packedBytes) unreadable();
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) unreadable();
  try {
    // One byte more than it says would be a lie, and the first of many.
    return inflateRawSync(packed, { maxOutputLength: Math.max(entry.bytes, 1) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable();
  }
}

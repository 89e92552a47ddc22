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
/** The unpacked size of all files together, and of a single one. */
const ownLimits = { bytes: 160 * 1024 ** 2, fileBytes: 48 * 1024 ** 2 };
/** The total size of files opened repeatedly. */
const MOST_AGAIN = 12 * 1024 ** 2;
/** Text compresses to a tenth, and pictures hardly: a factor of hundreds means a zip bomb. */
const MOST_GROWTH = 200;
const SMALL_BYTES = 1024 ** 2;
const MOST_DEPTH = 20;

/** An archive whose files are unpacked on demand and not cached. */
export interface Archive {
  names: readonly string[];
  has(name: string): boolean;
  /** Null if there is no such file. */
  open(name: string): Buffer | null;
}

/** Two letters are not enough, because a text may begin with them: `PK 值是…`. */
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
      // Files may refer to one another, so repeated opening must be limited too.
      if (opened.has(name)) again += entry.bytes;
      if (again > MOST_AGAIN) tooLarge();
      opened.add(name);
      return openEntry(file, entry);
    },
  };
}

/** Checks the stated sizes; their truth is enforced when an entry is opened. */
function checkSizes(entries: readonly ZipEntry[], limits: typeof ownLimits) {
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const isLarge = entries.some(({ bytes }) => bytes > limits.fileBytes);
  if (all > limits.bytes || isLarge || entries.some(isBomb)) tooLarge();
}

const isBomb = ({ bytes, packedBytes }: ZipEntry) =>
  bytes > SMALL_BYTES && bytes > packedBytes * MOST_GROWTH;

/** The normalised path; null if it leaves the archive, is a folder, or is empty. */
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
    // An entry larger than stated is refused.
    return inflateRawSync(packed, { maxOutputLength: Math.max(entry.bytes, 1) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable();
  }
}

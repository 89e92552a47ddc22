import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { streamToFile } from './streamToFile';

/** The bytes from `start` to `end`, both of them included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  bytes: number;
  read(range?: ByteRange): Readable;
}

export interface StoredName {
  key: string;
  bytes: number;
}

/** Limits of a form uploaded directly to the storage. */
export interface FormExtent {
  keyPrefix: string;
  maxBytes: number;
  expiresAt: number;
}

/** File storage. A key is a path of ASCII names, and its content never changes. */
export interface Storage {
  /** A folder of this machine for files that are on their way in. */
  scratch: string;
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  /**
   * Takes over a file of this machine: it is gone from where it was. What a key holds already is
   * never replaced; the answer says whether the file was stored.
   */
  take(key: string, path: string): Promise<boolean>;
  /** The file under a key, or null where there is none. */
  find(key: string): Promise<StoredFile | null>;
  /** So many bytes from a place on, fewer where the file ends; none where there is no file. */
  readAt(key: string, start: number, length: number): Promise<Buffer>;
  /** Nothing happens where there is no such file. */
  remove(key: string): Promise<void>;
  /** Entries directly under a prefix, which ends with a slash. */
  list(prefix: string): Promise<StoredName[]>;
  /** Download address, with the name the file gets. */
  linkTo(key: string, fileName: string | null): Promise<string>;
  /** Lets a browser bring files straight here; null where this server takes them itself. */
  permitForm(extent: FormExtent): { host: string; fields: Record<string, string> } | null;
  /** Origin of files not served by this server; null if it serves them. */
  origin: string | null;
}

/** Files in a folder of this machine, which the server hands out under /storage/. */
export function folderStorage(folder: string): Storage {
  const scratch = join(folder, '.incoming');
  return {
    scratch,
    async put(key, content) {
      const file = await placeOf(folder, key);
      await mkdir(scratch, { recursive: true });
      // A killed process must not leave half a file under a final name.
      const part = join(scratch, randomUUID());
      const source = content instanceof Readable ? content : Readable.from([content]);
      await streamToFile(part, source).then(() => rename(part, file), giveUp(part));
    },
    take: async (key, path) => takeOver(await placeOf(folder, key), path, scratch),
    find: (key) => findFile(fileOf(folder, key)),
    readAt: (key, start, length) => readPart(fileOf(folder, key), start, length),
    remove: async (key) => {
      const path = fileOf(folder, key);
      await rm(path, { force: true });
      // An upload's folder is removed with its last part; other folders are shared.
      if (/\/\d+$/.test(key)) await rmdir(dirname(path)).catch(() => undefined);
    },
    list: (prefix) => listFolder(folder, prefix),
    linkTo: async (key, fileName) => `/storage/${key}${fileName ? nameQuery(fileName) : ''}`,
    permitForm: () => null,
    origin: null,
  };
}

const isKey = (key: string) => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);

function fileOf(folder: string, key: string) {
  if (!isKey(key)) throw new Error(`"${key}" is no key of a stored file`);
  return join(folder, key);
}

async function placeOf(folder: string, key: string) {
  const file = fileOf(folder, key);
  await mkdir(dirname(file), { recursive: true });
  return file;
}

const nameQuery = (fileName: string) => `?name=${encodeURIComponent(fileName)}`;

async function listFolder(folder: string, prefix: string): Promise<StoredName[]> {
  const inside = fileOf(folder, prefix.replace(/\/$/, ''));
  const names = await readdir(inside).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => ({ key: prefix + name, file: await findFile(join(inside, name)) })),
  );
  return found.flatMap(({ key, file }) => (file ? [{ key, bytes: file.bytes }] : []));
}

const giveUp = (part: string) => async (error: unknown) => {
  await rm(part, { force: true });
  throw error;
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** A link, unlike a renaming, fails where the name is taken: of two at once one gets it. */
async function takeOver(file: string, path: string, scratch: string): Promise<boolean> {
  try {
    await link(path, file);
  } catch (error) {
    if (codeOf(error) === 'EXDEV') return takeCopy(file, path, scratch);
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
  await rm(path);
  return true;
}

/** From another disk: brought over first, so that half a file never has its final name. */
async function takeCopy(file: string, path: string, scratch: string) {
  await mkdir(scratch, { recursive: true });
  const part = join(scratch, randomUUID());
  await copyFile(path, part).catch(giveUp(part));
  const isStored = await takeOver(file, part, scratch);
  await rm(isStored ? path : part);
  return isStored;
}

async function findFile(file: string): Promise<StoredFile | null> {
  const facts = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (!facts?.isFile()) return null;
  return { bytes: facts.size, read: (range) => createReadStream(file, range) };
}

async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (!file) return Buffer.alloc(0);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

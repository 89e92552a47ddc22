import { Readable } from 'node:stream';
import { uploadLimits } from '@cheese/domain/codes/base/fileLimits';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { mediaFault } from '@cheese/domain/rules/learning/mediaFile';
import type { FileRules } from '../../../ports/fileRules';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import type { JobContext } from '../../base/job/job.supervise';
import { HEAD_BYTES, mayBecome } from '../../base/upload/upload.content';
import { sizeOfPicture } from '../courseMaking/courseMaking.pictures';
import { kindOfHead } from '../media/serving/media.bytes';
import { mediaFailures } from '@cheese/domain/texts/failures/conversionFailures';
import { rulesOf } from '../media/media.rules';
import { left, places } from './courseFile.texts';
import type { CourseImportRow } from './courseFile.tables';
import { mediaPrefix, pictureFolder } from './import.forget';
import type { FiledMedia, Manifest } from './manifest';
import type { Archive } from './zip/zip.read';
import type { ZipEntry } from './zip/zip.list';

const MOST_PICTURE_BYTES = 20 * 1024 ** 2;

/** A film or document that was in the file: its parts lie as if it had been brought alone. */
export interface TakenMedia {
  filed: FiledMedia;
  bytes: number;
  keyPrefix: string;
}

export interface TakenPicture {
  address: string;
  width: number;
  height: number;
}

/** Extracted files; unusable ones are replaced by a message. */
export interface Taken {
  media: (TakenMedia | null)[];
  pictures: Map<string, TakenPicture>;
  /** Their addresses. */
  sounds: Map<string, string>;
  left: string[];
}

interface Taking {
  storage: Storage;
  files: FileRules;
  row: CourseImportRow;
  zip: Archive;
  work: JobContext;
}

export async function takeOut(taking: Taking, manifest: Manifest): Promise<Taken> {
  const entryOf = (name: string) => taking.zip.find(name) ?? refuse('courseFile.broken');
  const media = manifest.media.map((filed) => ({ filed, entry: entryOf(filed.file) }));
  const pictures = manifest.pictures.map((name) => ({ name, entry: entryOf(`pictures/${name}`) }));
  const sounds = (manifest.sounds ?? []).map((name) => ({
    name,
    entry: entryOf(`sounds/${name}`),
  }));
  const all = [...media, ...pictures, ...sounds].reduce((sum, { entry }) => sum + entry.bytes, 0);
  const taken: Taken = { media: [], pictures: new Map(), sounds: new Map(), left: [] };
  const tell = counter(taking.work, all);
  for (const [nth, one] of media.entries()) {
    taken.media.push(await takeMedia(taking, { ...one, nth, tell, left: taken.left }));
  }
  for (const { name, entry } of pictures) {
    const picture = await takePicture(taking, name, entry);
    if (picture) taken.pictures.set(name, picture);
    else if (manifest.cover === name) taken.left.push(left.picture(places.cover));
    await tell(entry.bytes);
  }
  for (const { name, entry } of sounds) {
    const address = await takeSound(taking, name, entry);
    if (address) taken.sounds.set(name, address);
    else taken.left.push(left.soundTaken(name));
    await tell(entry.bytes);
  }
  return taken;
}

/** Says how far it is, and breaks off where it is not wanted any more. */
function counter({ tell, stopping }: JobContext, total: number) {
  let done = 0;
  return async (bytes: number) => {
    stopping.throwIfAborted();
    done += bytes;
    await tell(kilobytes(done), kilobytes(total));
  };
}

/** Jobs count in whole numbers of four bytes. */
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

interface One {
  filed: FiledMedia;
  entry: ZipEntry;
  nth: number;
  tell: (bytes: number) => Promise<void>;
  left: string[];
}

async function takeMedia(taking: Taking, one: One): Promise<TakenMedia | null> {
  const { files, row } = taking;
  const { filed, entry, nth } = one;
  const leave = (why: string) => {
    one.left.push(left.film(filed.name, why));
    return null;
  };
  const fault = mediaFault({ name: filed.file, size: entry.bytes }, filed.kind, rulesOf(files));
  if (fault) return leave(fault);
  const keyPrefix = mediaPrefix(row, nth);
  const isRight = await writeParts(taking, one, keyPrefix);
  if (isRight) return { filed, bytes: entry.bytes, keyPrefix };
  return leave(mediaFailures[filed.kind === 'film' ? 'notFilm' : 'notDocument']);
}

/** In parts as they come from a browser; nothing is written of what is none by its first bytes. */
async function writeParts({ storage, zip, row }: Taking, one: One, keyPrefix: string) {
  const { entry, filed, tell } = one;
  let [number, size] = [1, 0];
  let pieces: Buffer[] = [];
  const write = async () => {
    const part = Buffer.concat(pieces);
    const head = part.subarray(0, HEAD_BYTES);
    if (number === 1 && (await kindOfHead(head)) !== filed.kind) return false;
    await storage.put(`${keyPrefix}${number}`, part);
    [number, size, pieces] = [number + 1, 0, []];
    await tell(part.length);
    return true;
  };
  for await (const read of zip.read(entry)) {
    for (let at = 0; at < read.length;) {
      const piece = read.subarray(at, at + row.partBytes - size);
      pieces.push(piece);
      size += piece.length;
      at += piece.length;
      if (size === row.partBytes && !(await write())) return false;
    }
  }
  return size === 0 || (await write());
}

async function takePicture(
  { storage, zip, row }: Taking,
  name: string,
  entry: ZipEntry,
): Promise<TakenPicture | null> {
  if (entry.bytes > MOST_PICTURE_BYTES) return null;
  const pieces: Buffer[] = [];
  for await (const piece of zip.read(entry)) pieces.push(piece);
  const key = pictureFolder(row) + name;
  await storage.put(key, Buffer.concat(pieces));
  const size = await sizeOfPicture(storage, key);
  if (size) return { address: `/storage/${key}`, ...size };
  await storage.remove(key);
  return null;
}

/** Audio that no browser can play is skipped; the rest is streamed to the storage. */
async function takeSound({ storage, zip, row }: Taking, name: string, entry: ZipEntry) {
  if (entry.bytes > uploadLimits.audio) return null;
  const head: Buffer[] = [];
  let size = 0;
  for await (const piece of zip.read(entry)) {
    head.push(piece);
    size += piece.length;
    if (size >= HEAD_BYTES) break;
  }
  const begins = Buffer.concat(head).subarray(0, HEAD_BYTES);
  if (!(await mayBecome(begins, suffixOf(name)))) return null;
  const key = pictureFolder(row) + name;
  await storage.put(key, Readable.from(zip.read(entry), { objectMode: false }));
  return `/storage/${key}`;
}

import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Storage } from '../../../../ports/storage';
import { appendTo, dropJoined, takeJoined } from '../../../base/upload/upload.joining';

/** A file that comes in parts, or has come. */
interface Coming {
  media: { bytes: number };
  upload: { keyPrefix: string; partBytes: number } | null;
}

export const partsOf = ({ media, upload }: Coming) =>
  Math.ceil(media.bytes / (upload?.partBytes ?? media.bytes));

/** All parts have the same size except the last. */
function bytesOfPart({ media, upload }: Coming, number: number) {
  const size = upload?.partBytes ?? media.bytes;
  return number < partsOf({ media, upload }) ? size : media.bytes - (number - 1) * size;
}

/** The numbers of the parts that are there; one of the wrong size makes room for a right one. */
export async function receivedParts(storage: Storage, coming: Coming): Promise<number[]> {
  const prefix = coming.upload?.keyPrefix;
  if (prefix === undefined) return [];
  const received: number[] = [];
  for (const { key, bytes } of await storage.list(prefix)) {
    const number = Number(key.slice(prefix.length));
    if (bytes === bytesOfPart(coming, number)) received.push(number);
    else await storage.remove(key);
  }
  return received.sort((one, other) => one - other);
}

/** All of it in a file of this machine: what was joined while the rest came is not written again. */
export async function gatherParts(storage: Storage, coming: Coming, path: string) {
  const sizes = await takeJoined(storage, coming.upload?.keyPrefix ?? '', path);
  const isRight = sizes.every((bytes, nth) => bytes === bytesOfPart(coming, nth + 1));
  if (!isRight) await rm(path);
  const pieces = piecesOf(storage, coming, isRight ? sizes.length + 1 : 1);
  await appendTo(path, Readable.from(pieces, { objectMode: false }));
}

/** One part after the other: no more of a film is in memory than a piece. */
async function* piecesOf(storage: Storage, { media, upload }: Coming, from: number) {
  for (let number = from; number <= partsOf({ media, upload }); number += 1) {
    const part = await storage.find(`${upload?.keyPrefix}${number}`);
    if (!part) throw new Error(`part ${number} of what was brought is gone`);
    for await (const piece of part.read()) yield piece as Buffer;
  }
}

export async function forgetParts(storage: Storage, keyPrefix: string) {
  await dropJoined(storage, keyPrefix);
  for (const { key } of await storage.list(keyPrefix)) await storage.remove(key);
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../ports/storage';

interface Joining {
  path: string;
  sizes: number[];
  work: Promise<void>;
}

/** Limit on uploads joined in advance; the oldest one dropped is joined when it is needed. */
const MOST = 100;
const known = new WeakMap<Storage, Map<string, Joining>>();

function joiningsOf(storage: Storage): Map<string, Joining> {
  const all = known.get(storage) ?? new Map<string, Joining>();
  known.set(storage, all);
  return all;
}

/** Behind what a file holds already. */
export const appendTo = (path: string, source: Readable) =>
  pipeline(source, createWriteStream(path, { flags: 'a' }));

/**
 * A part has come: it is put behind the one before it in a file of this machine, while the others are
 * still on their way. What has gigabytes is then there with its last part.
 */
export function joinPart(storage: Storage, prefix: string) {
  const all = joiningsOf(storage);
  const joining = all.get(prefix) ?? begin(storage, all, prefix);
  joining.work = joining.work.then(() => appendMore(storage, prefix, joining));
  // A full disk, perhaps: then they are put together at the end.
  joining.work = joining.work.catch(() => dropJoined(storage, prefix));
}

function begin({ scratch }: Storage, all: Map<string, Joining>, prefix: string): Joining {
  const [oldest] = all;
  if (oldest && all.size >= MOST) void forget(all, oldest[0]);
  const begun = mkdir(scratch, { recursive: true }).then(() => undefined);
  const joining = { path: join(scratch, `joined-${randomUUID()}`), sizes: [], work: begun };
  all.set(prefix, joining);
  return joining;
}

async function appendMore(storage: Storage, prefix: string, { path, sizes }: Joining) {
  for (;;) {
    const part = await storage.find(`${prefix}${sizes.length + 1}`);
    if (!part) return;
    await appendTo(path, part.read());
    sizes.push(part.bytes);
  }
}

/** Hands over what was joined of an upload; answers how large each part in it was: none, nothing. */
export async function takeJoined(storage: Storage, prefix: string, to: string): Promise<number[]> {
  const all = joiningsOf(storage);
  const joining = all.get(prefix);
  if (!joining) return [];
  await joining.work;
  if (!all.delete(prefix)) return [];
  return rename(joining.path, to).then(
    () => joining.sizes,
    () => [],
  );
}

export const dropJoined = (storage: Storage, prefix: string) => forget(joiningsOf(storage), prefix);

async function forget(all: Map<string, Joining>, prefix: string) {
  const joining = all.get(prefix);
  all.delete(prefix);
  if (!joining) return;
  await joining.work.catch(() => undefined);
  await rm(joining.path, { force: true });
}

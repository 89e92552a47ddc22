import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from '@cheese/server/ports/storage';
import type { Names } from '../making/naming';

const LOOK_AGAIN_MS = 1000;

/** Where the large files are made, where they go, and until when one waits for them. */
export interface Way {
  folder: string;
  storage: Pick<Storage, 'find' | 'put'>;
  signal: AbortSignal;
  /** Told how many are still to come: once where there are any, and 0 when all have come. */
  report: (left: number) => void;
}

/** Brings each large file as soon as it is made; whoever stops earlier goes on at the next start. */
export async function bringLarge({ large }: Names, way: Way) {
  const missing = new Set<string>();
  for (const key of Object.values(large).flat())
    if (!(await way.storage.find(key))) missing.add(key);
  if (missing.size === 0) return;
  if (![...missing].every((key) => existsSync(join(way.folder, key)))) way.report(missing.size);
  while (missing.size > 0 && !way.signal.aborted) {
    await bringMade(missing, way);
    if (missing.size > 0) await pause(way.signal);
  }
  if (missing.size === 0) way.report(0);
}

async function bringMade(missing: Set<string>, { folder, storage }: Way) {
  for (const key of missing) {
    if (!existsSync(join(folder, key))) continue;
    await storage.put(key, await readFile(join(folder, key)));
    missing.delete(key);
  }
}

const pause = (signal: AbortSignal) =>
  wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined);

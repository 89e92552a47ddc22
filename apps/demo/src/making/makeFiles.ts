import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { store } from './makeOne';
import type { Making } from './making';
import { keysOf, type Names, namesFile } from './naming';
import type { Task } from './sideBySide';

interface Ways {
  /** The mark of a generator's code. */
  markOf(by: string): string;
  work(tasks: readonly Task[]): Promise<void>;
}

/**
 * Brings a folder up to date: has made what is not there yet, removes what nobody asks for any
 * more, and writes down how everything is called. Tells how many things were missing.
 */
export async function makeFiles(makings: readonly Making[], folder: string, ways: Ways) {
  const names: Names = {};
  const missing: Task[] = [];
  for (const making of makings) {
    const { slug, by } = making;
    if (names[slug]) throw new Error(`Two things are called ${slug}`);
    names[slug] = keysOf(making, ways.markOf(by));
    const paths = names[slug].map((key) => join(folder, key));
    if (!paths.every((path) => existsSync(path))) missing.push({ slug, paths });
  }
  await ways.work(missing);
  await removeOthers(folder, new Set([namesFile, ...Object.values(names).flat()]));
  await store(join(folder, namesFile), Buffer.from(JSON.stringify(names, null, 1)));
  return missing.length;
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !wanted.has(key)) await rm(path);
  }
}

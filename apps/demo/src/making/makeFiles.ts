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
 * Brings the folder of what a start waits for up to date, and writes down how everything is called.
 * Tells how many things were missing.
 */
export async function makeFiles(makings: readonly Making[], folder: string, ways: Ways) {
  const names = namesOf(makings, ways);
  const count = await bringUpToDate(names.made, folder, ways);
  await store(join(folder, namesFile), Buffer.from(JSON.stringify(names, null, 1)));
  return count;
}

/** The same for what is made in the background, in a folder of its own. */
export const makeLargeFiles = (makings: readonly Making[], folder: string, ways: Ways) =>
  bringUpToDate(namesOf(makings, ways).large, folder, ways);

function namesOf(makings: readonly Making[], { markOf }: Ways): Names {
  const names: Names = { made: {}, large: {} };
  for (const making of makings) {
    const { slug, by, isLarge } = making;
    if (names.made[slug] ?? names.large[slug]) throw new Error(`Two things are called ${slug}`);
    names[isLarge ? 'large' : 'made'][slug] = keysOf(making, by === null ? '' : markOf(by));
  }
  return names;
}

/** Has made what is not there yet, and removes what nobody asks for any more. */
async function bringUpToDate(wanted: Record<string, string[]>, folder: string, { work }: Ways) {
  const missing: Task[] = [];
  for (const [slug, keys] of Object.entries(wanted)) {
    const paths = keys.map((key) => join(folder, key));
    if (!paths.every((path) => existsSync(path))) missing.push({ slug, paths });
  }
  await work(missing);
  await removeOthers(folder, new Set([namesFile, ...Object.values(wanted).flat()]));
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

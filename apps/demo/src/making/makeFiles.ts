import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Making } from './making';
import { keysOf, type Names, namesFile } from './naming';

type MarkOf = (by: string) => string;

/**
 * Brings a folder up to date: makes what is not there yet, removes what nobody asks for any more,
 * and writes down how everything is called.
 */
export async function makeFiles(makings: readonly Making[], folder: string, markOf: MarkOf) {
  const names: Names = {};
  const missing: (() => Promise<void>)[] = [];
  for (const making of makings) {
    if (names[making.slug]) throw new Error(`Two things are called ${making.slug}`);
    const keys = keysOf(making, markOf(making.by));
    names[making.slug] = keys;
    const paths = keys.map((key) => join(folder, key));
    if (!paths.every((path) => existsSync(path))) missing.push(() => makeOne(making, paths));
  }
  await sideBySide(missing);
  await removeOthers(folder, new Set([namesFile, ...Object.values(names).flat()]));
  await store(join(folder, namesFile), Buffer.from(JSON.stringify(names, null, 1)));
  return missing.length;
}

async function makeOne({ slug, make }: Making, paths: readonly string[]) {
  const made = await make();
  for (const [at, path] of paths.entries()) {
    const bytes = made[at];
    if (!bytes) throw new Error(`${slug} has ${paths.length} names for ${made.length} files`);
    await store(path, bytes);
  }
}

/** Under its name stands a whole file or none: who is stopped half-way leaves no half picture. */
async function store(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

async function sideBySide(tasks: (() => Promise<void>)[]) {
  const queue = [...tasks];
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function removeOthers(folder: string, wanted: ReadonlySet<string>) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !wanted.has(key)) await rm(path);
  }
}

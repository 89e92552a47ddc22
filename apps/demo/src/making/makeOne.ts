import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Making } from './making';

/** Makes one thing, and puts its files where they are wanted. */
export async function makeOne({ slug, make }: Making, paths: readonly string[]) {
  const made = await make();
  for (const [at, path] of paths.entries()) {
    const bytes = made[at];
    if (!bytes) throw new Error(`${slug} has ${paths.length} names for ${made.length} files`);
    await store(path, bytes);
  }
}

/** Under its name stands a whole file or none: who is stopped half-way leaves no half picture. */
export async function store(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

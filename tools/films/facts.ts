import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** A hash that changes with any byte of the files. */
export async function markOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

/** Writes metadata beside the committed files. */
export const writeFacts = (path: string, facts: object) =>
  writeFile(path, `${JSON.stringify(facts, null, 2)}\n`);

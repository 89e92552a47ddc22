import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Making } from './making';

const folder = join(import.meta.dirname, '../..');

/** What was made once and is committed: files by the ending that each gets, and where they lie. */
export const committed = (
  slug: string,
  from: string,
  files: readonly (readonly [string, string])[],
): Making => ({
  slug,
  from,
  by: null,
  endings: files.map(([ending]) => ending),
  make: () => Promise.all(files.map(([, path]) => readFile(join(folder, path)))),
});

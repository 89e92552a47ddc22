import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromList } from '../making/fromList';
import { makeFiles } from '../making/makeFiles';
import type { Making } from '../making/making';
import { type Names, namesFile } from '../making/naming';

/** Makes files in this process, by generators whose code nobody looks at. */
export const makeHere = (makings: readonly Making[], folder: string, code = '') =>
  makeFiles(makings, folder, {
    markOf: () => code,
    async work(tasks) {
      for (const task of tasks) await fromList(makings)(task);
    },
  });

/** How what was made there is called. */
export const readNames = (folder: string) =>
  JSON.parse(readFileSync(join(folder, namesFile), 'utf8')) as Names;

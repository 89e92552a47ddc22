import { fromList } from '../making/fromList';
import { makeFiles } from '../making/makeFiles';
import type { Making } from '../making/making';

/** Makes files in this process, by generators whose code nobody looks at. */
export const makeHere = (makings: readonly Making[], folder: string, code = '') =>
  makeFiles(makings, folder, {
    markOf: () => code,
    async work(tasks) {
      for (const task of tasks) await fromList(makings)(task);
    },
  });

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of a text beside this file; those that begin with # are about it. */
export const readLines = (path: string) =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

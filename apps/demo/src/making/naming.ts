import { createHash } from 'node:crypto';
import type { Making } from './making';

/** How the files of each slug are called in the storage. */
export interface Names {
  made: Record<string, string[]>;
  /** Those that are made in the background, and lie in the other folder. */
  large: Record<string, string[]>;
}

/** In the folder of made files; written last, when all of them but the large ones are there. */
export const namesFile = 'names.json';

/** Names change with what they are made from, so that caches may keep the files. */
export function keysOf({ slug, from, endings }: Making, codeMark: string): string[] {
  const mark = createHash('sha256').update(codeMark).update(from).digest('hex').slice(0, 8);
  return endings.map((ending) => `${slug}-${mark}${ending}`);
}

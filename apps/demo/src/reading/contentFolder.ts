import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From the sources, from a part of the bundle, and from the bundle itself. */
const places = ['../../content', '../content', 'content'];

const contentFolder = places
  .map((place) => join(import.meta.dirname, place))
  .find((folder) => existsSync(folder));

/** Where a file of the content lies, by its path below `content`. */
export function contentPath(path: string): string {
  if (!contentFolder) throw new Error('The content of the demo is not beside its bundle.');
  return join(contentFolder, path);
}

export const contentText = (path: string) => readFileSync(contentPath(path), 'utf8');

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A mark of a generator's code, a file or a folder: it changes with any of its lines. */
export function codeMark(path: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(path)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !name.includes('.test.'));
  return names.sort().flatMap((name) => filesOf(join(path, name)));
}

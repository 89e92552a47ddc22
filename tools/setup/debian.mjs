import { existsSync } from 'node:fs';
import { run } from './process.mjs';
import { say, seconds, withHeartbeat } from './say.mjs';

/**
 * Only as root may a command install packages of the distribution; it never asks for a password.
 */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} args */
async function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, output } = await run('apt-get', args, { env, onText: () => undefined });
  if (code !== 0) say(output.trim().split('\n').slice(-8).join('\n'));
  return code === 0;
}

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether it worked
 */
export async function installPackages(packages) {
  const began = performance.now();
  say(`Installing ${packages.join(' and ')} from the distribution …`);
  const worked = await withHeartbeat('installing', async () => {
    await aptGet(['-qq', 'update']);
    return aptGet(['-qq', '-y', '--no-install-recommends', 'install', ...packages]);
  });
  say(worked ? `  installed in ${seconds(began)}` : '  that did not work.');
  return worked;
}

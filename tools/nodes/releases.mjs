/** Other releases of Node from npm packages: no installer, and no network but the registry. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/process.mjs';
import { inRoot } from '../setup/root.mjs';
import { Stop } from '../setup/say.mjs';

/** The supported releases, beside the oldest that the product requires. */
export const alive = ['22', '24', '26'];

/**
 * @param {string} release such as 22
 * @returns {Promise<string>} where its program lies
 */
export async function nodeOf(release) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const home = inRoot('.nodes', release);
  const program = join(home, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(home, { recursive: true });
  const asked = [
    'install',
    '--prefix',
    home,
    '--no-save',
    '--ignore-scripts',
    `${name}@${release}`,
  ];
  const { code } = await run('npm', asked, { onText: () => undefined });
  if (code !== 0 || !existsSync(program))
    throw new Stop(`There is no ${name}@${release} to be had.`);
  return program;
}

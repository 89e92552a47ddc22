import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, wherever a command was called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** @param {...string} parts */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * The script behind a package's command. Running it with node itself needs no shell, no npx and
 * no PATH, and a signal reaches the tool instead of a wrapper around it.
 * @param {string} name the package
 * @param {string} [command] its command, when it is not called like the package
 */
export function binOf(name, command = name) {
  const home = inRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[command]);
}

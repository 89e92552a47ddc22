/** The target of an import, as a path of the repository without its extension. */
import { dirname, relative, resolve, sep } from 'node:path';
import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../setup/root.mjs';

/** @type {{ compilerOptions: { paths: Record<string, string[]> } }} */
const { compilerOptions } = JSON.parse(readFileSync(inRoot('tsconfig.base.json'), 'utf8'));
const aliases = Object.entries(compilerOptions.paths).map(([alias, [home = '']]) => ({
  start: alias.replace('*', ''),
  home: home.replace('./', '').replace('*', ''),
}));

/** @param {string} file absolute */
export const placeOf = (file) => relative(root, file).split(sep).join('/');

/**
 * @param {string} from the importing file's place
 * @param {string} specifier
 * @returns {string | null} null for packages
 */
export function placeAsked(from, specifier) {
  if (specifier.startsWith('.')) {
    const file = resolve(root, dirname(from), specifier);
    return placeOf(file).replace(/\.([cm]?[jt]sx?)$/, '');
  }
  const alias = aliases.find(({ start }) => specifier.startsWith(start));
  return alias ? alias.home + specifier.slice(alias.start.length) : null;
}

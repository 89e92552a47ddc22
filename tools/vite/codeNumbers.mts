import type { Plugin } from 'vite';
import { codesIn, codeSources } from './codeTables.mjs';

/** A browser gets the number of a code: the bundler itself would ship the table of its names. */
export function codeNumbers(): Plugin {
  const numbers = new Map(
    codesIn(codeSources()).map(({ table, name, code }) => [`${table}.${name}`, `${code}`]),
  );
  return {
    name: 'code-numbers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/')) return null;
      const told = code.replace(
        /(?<![\w.])(?:\w+Codes|httpStatuses)\.\w+\b/g,
        (said) => numbers.get(said) ?? said,
      );
      return told === code ? null : { code: told, map: null };
    },
  };
}

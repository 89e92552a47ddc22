/**
 * What the server's bundle must not contain: demo content, and rendering code in its initial part.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';

/**
 * The metadata of an esbuild build.
 *
 * @typedef {{ path: string, kind: string }} Import
 * @typedef {{ inputs: Record<string, unknown>, imports: Import[] }} Output
 */

const readParts = () =>
  JSON.parse(readFileSync(inRoot('dist', 'apps', 'server', 'parts.json'), 'utf8')).outputs;

/**
 * A file with everything it loads eagerly.
 * @param {Record<string, Output>} outputs
 * @param {string} first
 * @returns {Set<string>}
 */
function loadedWith(outputs, first) {
  const loaded = new Set([first]);
  for (const file of loaded) {
    const needed = outputs[file]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    needed.filter(({ path }) => outputs[path]).forEach(({ path }) => loaded.add(path));
  }
  return loaded;
}

/**
 * @param {Record<string, Output>} [outputs]
 * @returns {string[]}
 */
export function strangeInServer(outputs = readParts()) {
  const main = Object.keys(outputs).find((file) => file.endsWith('/main.js')) ?? '';
  const loaded = loadedWith(outputs, main);
  return Object.entries(outputs).flatMap(([file, { inputs }]) => {
    const own = Object.keys(inputs);
    const demo = own.filter((input) => input.startsWith('apps/demo/'));
    const drawing = own.filter((input) => input.startsWith('libs/generators/'));
    return [
      ...demo.map((input) => `server: ${file} holds ${input}, which is demo content`),
      ...(loaded.has(file) ? drawing : []).map(
        (input) => `server: ${file} loads ${input} with each start`,
      ),
    ];
  });
}

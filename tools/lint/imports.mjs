/** The imports of each file, parsed from its text: precise enough to find what a change affects. */
import { dirname, posix } from 'node:path';
import { readFileSync } from 'node:fs';
import { inRoot } from '../setup/root.mjs';

/** @typedef {import('./sources.mjs').Sources} Sources */

/** @type {{ compilerOptions: { paths: Record<string, string[]> } }} */
const { compilerOptions } = JSON.parse(readFileSync(inRoot('tsconfig.base.json'), 'utf8'));
const aliases = Object.entries(compilerOptions.paths).map(([alias, homes]) => ({
  start: alias.replace('*', ''),
  homes: homes.map((home) => home.replace('./', '').replace('*', '')),
}));

const named = /\b(?:from|import|require)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g;
const endings = ['', '.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.d.mts', '/index.ts'];

/** @param {string} text */
export const askedBy = (text) => [...text.matchAll(named)].map(([, asked]) => asked ?? '');

/**
 * @param {string} from
 * @param {string} asked
 * @returns {string[]} places without their endings; none for packages
 */
export function candidates(from, asked) {
  if (asked.startsWith('.')) return [posix.join(dirname(from), asked)];
  const alias = aliases.find(({ start }) => asked.startsWith(start));
  return alias ? alias.homes.map((home) => home + asked.slice(alias.start.length)) : [];
}

/**
 * @param {Sources} sources
 * @param {string} from
 * @param {string} asked
 */
const reached = (sources, from, asked) =>
  candidates(from, asked)
    .flatMap((place) => endings.map((ending) => place + ending))
    .find((place) => sources.has(place));

/**
 * @param {Sources} sources
 * @returns {Map<string, string[]>}
 */
export function importsOf(sources) {
  const list = [...sources].map(([place, text]) => {
    const found = askedBy(text).flatMap((asked) => reached(sources, place, asked) ?? []);
    return /** @type {const} */ ([place, [...new Set(found)].sort()]);
  });
  return new Map(list);
}

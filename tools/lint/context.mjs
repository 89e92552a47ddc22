/**
 * The inputs of our rules besides the checked file: which files are pages (rooms), which are loaded
 * by `import()` (lazy-defaults), the rooms of the sites (addresses), and the dependencies of
 * projects (boundaries). They are part of the cache key, so that a change of them checks the file
 * again.
 */
import { candidates } from './imports.mjs';
import { hashOf } from '../setup/hash.mjs';

/** @typedef {import('./sources.mjs').Sources} Sources */
/** @typedef {Map<string, string[]>} Imports */

const lazily = /import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g;
const augments = /declare (?:module|global)[\s\S]*?\n}/g;

const projectOf = (/** @type {string} */ place) =>
  place.startsWith('tools/') ? 'tools' : place.split('/').slice(0, 2).join('/');

/** @param {Iterable<string>} all */
const sorted = (all) => [...new Set(all)].sort();

/** @param {Sources} sources */
const loaded = (sources) =>
  [...sources].flatMap(([place, text]) =>
    [...text.matchAll(lazily)].flatMap(([, asked]) => candidates(place, asked ?? '')),
  );

const isTable = /^apps\/[^/]+\/src\/(routes\.tsx|routes\/[^/]+\.ts)$/;
const addressed = /\bpath: '([^']+)/g;

/** @param {Sources} sources */
const addresses = (sources) =>
  [...sources].flatMap(([place, text]) =>
    isTable.test(place) ? [...text.matchAll(addressed)].map(([, path]) => path ?? '') : [],
  );

/** @param {Imports} imports */
const edges = (imports) =>
  [...imports].flatMap(([place, all]) => all.map((to) => `${projectOf(place)} > ${projectOf(to)}`));

/**
 * @param {Sources} sources
 * @param {Imports} imports
 */
export const contextOf = (sources, imports) =>
  hashOf([
    ...sorted([...sources.keys()].filter((place) => place.endsWith('Page.tsx'))),
    ...sorted(loaded(sources)),
    ...sorted(addresses(sources)),
    ...sorted(edges(imports)),
  ]);

/**
 * Global types, which reach files that do not import them.
 * @param {Sources} sources
 */
export const augmentations = (sources) =>
  hashOf(
    [...sources].flatMap(([place, text]) =>
      [...text.matchAll(augments)].flatMap(([own]) => [place, own]),
    ),
  );

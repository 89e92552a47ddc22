/**
 * The order in which tests are run. Nearly every test of the server loads the whole server, and
 * every test of a page the whole site, so by imports alone hundreds are related to any file.
 */
import { posix } from 'node:path';
import { projectOf } from './sources.mjs';

// A word of an address, as in '/banks/import', is no import.
const specifiers =
  /(?<![\w/.-])(?:import|export)\s+(?!type\s)[^'";]*?from\s+'([^']+)'|(?<![\w/.-])import\s*\(?\s*'([^']+)'/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs'];

/** @param {string} source */
export const importsOf = (source) =>
  [...source.matchAll(specifiers)].map(([, named, bare]) => named ?? bare ?? '');

/**
 * @param {string} from
 * @param {string} specifier
 * @param {Set<string>} files
 */
function resolve(from, specifier, files) {
  const ours = /^@cheese\/([^/]+)\/(.+)$/.exec(specifier);
  const places = ours
    ? [`libs/${ours[1]}/src/endpoints/${ours[2]}`, `libs/${ours[1]}/src/${ours[2]}`]
    : [posix.join(posix.dirname(from), specifier)];
  return places
    .flatMap((place) => endings.map((ending) => place + ending))
    .find((file) => files.has(file));
}

/**
 * @param {string[]} files
 * @param {(file: string) => string} read
 * @returns {Map<string, string[]>} by each file who imports it
 */
export function importersOf(files, read) {
  const known = new Set(files);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files) {
    for (const specifier of importsOf(read(file))) {
      const target = resolve(file, specifier, known);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** @param {string} file */
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file);

/** @param {Map<string, string[]>} importers */
function testsByFolder(importers) {
  /** @type {Map<string, Set<string>>} */
  const byFolder = new Map();
  for (const test of new Set([...importers.values()].flat().filter(isTest))) {
    const folder = posix.dirname(test);
    byFolder.set(folder, (byFolder.get(folder) ?? new Set()).add(test));
  }
  return byFolder;
}

/**
 * A test beside what uses the file is as near as if it imported that: pages are opened in their
 * tests over the table of all routes, as far from any of them as from every other.
 * @param {string} file
 * @param {Map<string, string[]>} importers
 * @returns {Map<string, number>} tests that load the file, and over how many imports
 */
export function testsOf(file, importers) {
  const distances = new Map([[file, 0]]);
  for (const [each, distance] of distances) {
    for (const importer of importers.get(each) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  const besides = testsByFolder(importers);
  const tests = new Map([...distances].filter(([each]) => isTest(each)));
  for (const [each, distance] of distances) {
    for (const test of besides.get(posix.dirname(each)) ?? []) {
      const known = tests.get(test);
      if (known !== undefined) tests.set(test, Math.min(known, distance + 1));
    }
  }
  return tests;
}

const everywhere = new Set(['src', 'pages', 'modules', 'features', 'test', 'use', 'page']);

/** @param {string} file what its path says beyond the project */
const wordsOf = (file) =>
  file
    .replace(/^\w+\/[^/]+\//, '')
    .replace(/\.\w+$/, '')
    .split(/[/.-]|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => !everywhere.has(word));

/** Tests that scan whole folders, or that check files recorded elsewhere. */
const overviews = /** @type {const} */ ([
  [/^libs\/domain\/src\/(contract|calls)\//, 'tools/docs/callsPage.test.ts'],
  [/^libs\/domain\/src\/codes\//, 'libs/domain/src/codes/everyCode.test.ts'],
  [/^libs\/api-client\/src\/endpoints\//, 'libs/api-client/src/everyEndpoint.test.ts'],
  [/^libs\/emergency-api\/src\/endpoints\//, 'libs/emergency-api/src/everyEndpoint.test.ts'],
  [/^apps\/server\/.*\.texts\.ts$/, 'apps/server/src/modules/everyText.test.ts'],
  [/^apps\/server\/.*\.findable\.ts$/, 'apps/server/src/modules/front/search/findables.test.ts'],
]);

/** @param {string} file */
const overviewsOf = (file) => overviews.filter(([of]) => of.test(file)).map(([, test]) => test);

/**
 * Tests of the same folder and with the same names come first, then those that load the file over
 * the fewest imports; tests of other apps are slow and rarely about it.
 * @param {string} file
 * @param {Map<string, number>} tests
 * @param {number} most
 */
export function nearest(file, tests, most) {
  const words = new Set(wordsOf(file));
  /** @param {[string, number]} test */
  const farness = ([test, distance]) => {
    const shared = [...new Set(wordsOf(test))].filter((word) => words.has(word)).length;
    const isBeside = posix.dirname(test) === posix.dirname(file);
    const isElsewhere = test.startsWith('apps/') && projectOf(test) !== projectOf(file);
    return distance - 3 * shared - (isBeside ? 3 : 0) + (isElsewhere ? 3 : 0);
  };
  const found = [...tests]
    .sort((one, other) => farness(one) - farness(other) || (one[0] < other[0] ? -1 : 1))
    .map(([test]) => test);
  return [...new Set([...overviewsOf(file), ...found])].slice(0, most);
}

/**
 * The nearest two alone, then the others; jest runs one project at a time.
 * @param {string[]} tests
 */
export function stagesOf(tests) {
  return [tests.slice(0, 2), tests.slice(2)].flatMap((stage) => {
    const projects = [...new Set(stage.map(projectOf))];
    return projects.map((project) => ({
      project,
      tests: stage.filter((test) => projectOf(test) === project),
    }));
  });
}

/**
 * The files that every test of a project depends on, whether or not it reads them, recorded like
 * those of a test.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { filesUnder } from '../../setup/files.mjs';
import { inRoot, root } from '../../setup/root.mjs';

const place = (/** @type {string} */ path) => relative(root, path).split(sep).join('/');

const codeIn = (/** @type {string} */ folder) => filesUnder(inRoot(folder)).map(place);

const shared = () => [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'jest.preset.js',
  ...['tools/jest', 'tools/postgres', 'libs/postgres/src'].flatMap(codeIn),
  'tools/setup/port.mjs',
  'tools/setup/process.mjs',
  'tools/setup/root.mjs',
];

/** Files named by the config, such as global setup. */
function named(/** @type {string} */ config) {
  const home = config.slice(0, config.lastIndexOf('/'));
  const names = readFileSync(inRoot(config), 'utf8').matchAll(
    /['"](?:<rootDir>\/)?((?:\.\.?\/)*[\w/.-]+\.\w+)['"]/g,
  );
  return [...names].map(([, name]) => `${home}/${name}`).filter((path) => existsSync(inRoot(path)));
}

/**
 * @param {string} config of jest, by its place
 * @returns {string[]}
 */
export const settingsOf = (config) =>
  [
    config,
    `${config.slice(0, config.lastIndexOf('/'))}/package.json`,
    ...named(config),
    ...shared(),
  ].map((path) => `f:${place(inRoot(path))}`);

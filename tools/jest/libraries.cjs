/**
 * What every page stands on, in one file that a process compiles once. Each test file asked for
 * seven hundred modules of React, MUI and what goes with them, one by one, and compiled them anew:
 * half of what a file takes before its first test. Made once for a package-lock.json.
 */
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const root = join(__dirname, '..', '..');

/** All doors of a package that has one for each of its parts. @param {string} name */
const doorsOf = (name) =>
  Object.keys(require(`${name}/package.json`).exports)
    .filter((door) => !/package\.json|\*/.test(door))
    .map((door) => name + door.slice(1));

const doors = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/test-utils'],
  ...['@emotion/react', '@emotion/styled', '@emotion/cache', '@emotion/sheet'],
  ...doorsOf('@mui/material'),
  ...['@mui/system', '@mui/utils', '@mui/private-theming', '@mui/styled-engine'],
  ...['react-router', 'react-router-dom', 'react-redux', 'axios'],
  ...['@reduxjs/toolkit', '@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'],
  ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event'],
  '@testing-library/jest-dom',
];
const files = Object.fromEntries(doors.map((door) => [door, `${door.replaceAll('/', '+')}.js`]));

const hash = createHash('sha256');
const writer = join(__dirname, 'writeLibraries.cjs');
for (const file of [join(root, 'package-lock.json'), __filename, writer]) {
  hash.update(readFileSync(file));
}
const folder = join(root, 'node_modules', '.cache', 'libraries', hash.digest('hex').slice(0, 16));
const libraries = join(folder, 'libraries.js');
if (!existsSync(libraries)) require('./writeLibraries.cjs')(files, folder, root);

exports.moduleNameMapper = Object.fromEntries(
  Object.entries(files).map(([door, file]) => [`^${door}$`, join(folder, file)]),
);

/** @type {Script | undefined} */
let script;
const compiled = () => new Script(readFileSync(libraries, 'utf8'), { filename: libraries });

/**
 * Lets the modules that stand in the doors find the libraries, in the world of one test file.
 * @param {import('node:vm').Context} context
 * @param {object} world
 */
exports.openIn = (context, world) => {
  /** @type {unknown} */
  let made;
  const open = (/** @type {unknown[]} */ ...said) =>
    (made ??= (script ??= compiled()).runInContext(context)(...said));
  Object.defineProperty(world, Symbol.for('libraries'), { value: open });
};

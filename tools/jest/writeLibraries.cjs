/** Writes what every page stands on into one file, and for each door to it a module in its place. */
const { mkdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { builtinModules } = require('node:module');
const { join, relative } = require('node:path');
const { buildSync } = require('esbuild');

/** Lazily: what nobody asks for is not run. @param {string[]} doors */
const entry = (doors) => `const doors = {
${doors.map((door) => `'${door}': () => require('${door}'),`).join('\n')}
};
module.exports = (door) => doors[door]();`;

/** @param {string[]} doors @param {string} root */
function inOne(doors, root) {
  const { outputFiles } = buildSync({
    stdin: { contents: entry(doors), resolveDir: root },
    ...{ bundle: true, write: false, format: 'cjs', platform: 'neutral', target: 'es2022' },
    // As jest looks for modules in a browser.
    ...{ mainFields: ['main'], conditions: ['browser'], logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"test"' },
    external: [...builtinModules, 'node:*', '@mui/material-pigment-css/*'],
  });
  // React asks its module for timers.
  const text = outputFiles[0]?.text.replace(
    '(mod = { exports: {} })',
    '(mod = { exports: {}, require })',
  );
  return `(jest, require) => {
const module = { exports: {} };
${text}
return module.exports;
}`;
}

/** A test that asks for Node instead of a browser gets the package itself. */
const stub = (/** @type {string} */ door, /** @type {string} */ path) =>
  `const open = globalThis[Symbol.for('libraries')];
module.exports = open ? open(jest, require)('${door}') : require('${path}');
`;

/**
 * @param {Record<string, string>} files by their doors
 * @param {string} folder
 * @param {string} root
 */
module.exports = function writeLibraries(files, folder, root) {
  // Under a name of its own until it is whole: several runs may begin at once.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'libraries.js'), inOne(Object.keys(files), root));
  for (const [door, file] of Object.entries(files)) {
    writeFileSync(join(own, file), stub(door, relative(own, require.resolve(door))));
  }
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
};

/**
 * What every project's jest run shares. Import paths come from tsconfig.base.json, so that they
 * are written once.
 */
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { compilerOptions } = require('./tsconfig.base.json');

// Its door for `require` warns, and leads to the same file.
const three = { '^three$': join(__dirname, 'node_modules/three/build/three.module.js') };

const moduleNameMapper = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([pattern, targets]) => [
    `^${pattern.replace('*', '(.*)')}$`,
    targets.map((target) => join(__dirname, target.replace('*', '$1'))),
  ]),
);

// jest writes its report (nx.json, target "test") only into a folder that is there.
mkdirSync(join(__dirname, 'reports', 'jest'), { recursive: true });
// Groups of tests are written for a run: jest wants their folders to be there before (roots).
for (const app of ['server', 'web', 'emergency']) {
  mkdirSync(join(__dirname, 'reports', 'grouped', 'apps', app), { recursive: true });
}

/** Packages that ship ES modules only, which jest has to translate. */
const esModules = [
  'typebox',
  'saxen',
  'three',
  ...['meshoptimizer', 'property-graph', 'ktx-parse', 'ndarray-pixels'],
  // What knows files by their content, and what it stands on.
  ...['file-type', 'strtok3', 'token-types', '@tokenizer', '@borewit', 'uint8array-extras'],
];

module.exports = {
  // Writes down what a test file loads and reads, where a run is to remember it (tools/jest/run.mjs).
  runtime: join(__dirname, 'tools/jest/trace/runtime.cjs'),
  moduleNameMapper: { ...moduleNameMapper, ...three },
  // js before mjs: packages that ship both mean the first for a plain require.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
  transform: {
    '^.+\\.(ts|tsx|js|cjs|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

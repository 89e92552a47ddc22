/**
 * What every project's jest run shares. Import paths come from tsconfig.base.json, so that they
 * are written once.
 */
const { join } = require('node:path');
const { compilerOptions } = require('./tsconfig.base.json');

const moduleNameMapper = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([pattern, targets]) => [
    `^${pattern.replace('*', '(.*)')}$`,
    targets.map((target) => join(__dirname, target.replace('*', '$1'))),
  ]),
);

/** Packages that ship ES modules only, which jest has to translate. */
const esModules = ['typebox', '@fastify/type-provider-typebox', '@electric-sql/pglite'];

module.exports = {
  moduleNameMapper,
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'cjs', 'js', 'json'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
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

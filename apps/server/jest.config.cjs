const { mkdirSync } = require('node:fs');

// Files of several tests each, written for a run (tools/jest/writeGroups.mjs).
const groups = `${__dirname}/../../reports/grouped/apps/server`;
mkdirSync(groups, { recursive: true });

module.exports = {
  roots: ['<rootDir>/src', groups],
  displayName: 'server',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  globalSetup: './src/testing/globalSetup.ts',
  globalTeardown: './src/testing/globalTeardown.ts',
  // Planting and drawing take their time where several test files share two cores.
  testTimeout: 60_000,
};

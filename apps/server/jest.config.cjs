const roots = require('../../tools/jest/roots.cjs');

module.exports = {
  roots: roots(__dirname),
  displayName: 'server',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  globalSetup: './src/testing/globalSetup.ts',
  globalTeardown: './src/testing/globalTeardown.ts',
  // Planting and drawing take their time where several test files share two cores.
  testTimeout: 60_000,
};

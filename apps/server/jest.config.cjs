module.exports = {
  // Its tests, and groups of them that are written for a run (tools/jest/writeGroups.mjs).
  roots: ['<rootDir>/src', '<rootDir>/../../reports/grouped/apps/server'],
  displayName: 'server',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  globalSetup: './src/testing/globalSetup.ts',
  globalTeardown: './src/testing/globalTeardown.ts',
  // Planting and drawing take their time where several test files share two cores.
  testTimeout: 60_000,
};

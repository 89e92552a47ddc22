module.exports = {
  displayName: 'demo',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // The demo is planted into the server's own test database.
  globalSetup: '../server/src/testing/globalSetup.ts',
  testTimeout: 30_000,
};

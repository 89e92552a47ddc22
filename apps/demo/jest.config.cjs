module.exports = {
  displayName: 'demo',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // The demo is planted into the server's own test database.
  globalSetup: '../server/src/testing/globalSetup.ts',
  globalTeardown: '../server/src/testing/globalTeardown.ts',
  // All of it is planted at once, also where machines are busy.
  testTimeout: 180_000,
};

module.exports = {
  displayName: 'server',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  globalSetup: './src/testing/globalSetup.ts',
};

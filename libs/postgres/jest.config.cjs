module.exports = {
  displayName: 'postgres',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // Real processes are started, and share the cores with others.
  testTimeout: 60_000,
};

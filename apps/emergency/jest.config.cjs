module.exports = {
  displayName: 'emergency',
  preset: '../../jest.preset.js',
  testEnvironment: require.resolve('../../tools/jest/browserEnvironment.cjs'),
  setupFilesAfterEnv: [require.resolve('../../tools/jest/browserSetup.ts')],
};

module.exports = {
  displayName: 'auth',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/jest/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../../tools/jest/browserSetup.ts'],
};

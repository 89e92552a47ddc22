module.exports = {
  displayName: 'model-viewer',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/../../tools/jest/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../../tools/jest/browserSetup.ts'],
};

const roots = require('../../tools/jest/roots.cjs');

module.exports = {
  roots: roots(__dirname),
  displayName: 'web',
  preset: '../../tools/jest/pages.preset.cjs',
  testEnvironment: '<rootDir>/../../tools/jest/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../../tools/jest/browserSetup.ts'],
};

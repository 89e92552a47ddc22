module.exports = {
  // Its tests, and groups of them that are written for a run (tools/jest/writeGroups.mjs).
  roots: ['<rootDir>/src', '<rootDir>/../../reports/grouped/apps/web'],
  displayName: 'web',
  preset: '../../tools/jest/pages.preset.cjs',
  testEnvironment: '<rootDir>/../../tools/jest/browserEnvironment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../../tools/jest/browserSetup.ts'],
};

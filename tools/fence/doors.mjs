/**
 * Fences finer than a project: one file of a library may be imported and its neighbour may not.
 * ESLint keeps one setting of a rule per file, so each place names all of its closed doors.
 */
const contractsAreTypes = {
  group: ['@cheese/domain/contract/*'],
  allowTypeImports: true,
  message: 'A contract reaches a browser as a type only: write `import type`.',
};
const baseDoorOnly = {
  group: ['@cheese/api-client/*', '!@cheese/api-client/base'],
  message: "Only api-client's base door is shared; its catalogue belongs to the main site.",
};
const testingOnly = {
  group: ['@cheese/*/testing/*', '**/testing/*'],
  message: 'Testing helpers are for tests.',
};

const closed = (files, patterns) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const browser = ['libs/{api-client,auth,ui,slider-captcha}/src/**', 'apps/web/src/**'];
const emergency = ['libs/emergency-api/src/**', 'apps/emergency/src/**'];

export const doors = [
  closed(browser, [contractsAreTypes, testingOnly]),
  closed(emergency, [contractsAreTypes, testingOnly, baseDoorOnly]),
  closed(['apps/server/src/**', 'libs/domain/src/**'], [testingOnly]),
];

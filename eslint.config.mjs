import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import ts from 'typescript-eslint';
import { depConstraints } from './tools/fence/boundaries.mjs';
import { doors } from './tools/fence/doors.mjs';
import './tools/fence/graph.mjs';
import { places } from './tools/fence/places.mjs';
import { surroundings } from './tools/fence/surroundings.mjs';

const source = ['**/*.{ts,tsx,mts,cts}'];
const scripts = ['**/*.{mjs,cjs,js}'];

/** Ways through the fences that are meant: what a file may reach in another project, and no more. */
const passages = [
  // Tries changes with the very settings that the tests run by.
  { files: ['tools/mutation/tryMutant.mjs'], allow: ['../../jest.preset.js'] },
  // How an app is built and walked through is the tools' business.
  {
    files: ['apps/*/vite.config.mts', 'apps/*/playwright.config.ts'],
    allow: ['../../tools/vite/**', '../../tools/journeys/**'],
  },
  // What the journeys of both sites handle alike stands once.
  {
    files: ['apps/*/e2e/**/*.ts'],
    allow: ['../../../../tools/journeys/**', '../../../../../tools/journeys/**'],
  },
  // The page of all calls tells which of them the server really answers.
  { files: ['tools/docs/builtCalls.ts'], allow: ['../../apps/server/src/**'] },
  // Measure the very functions that the server checks, writes and recognises people with.
  {
    files: ['tools/bench/*/*.ts'],
    allow: ['../../../apps/server/src/**'],
  },
  // Changed notices of the very providers that tests pay at, brought to the server's own ears.
  { files: ['tools/faults/*.ts'], allow: ['../../apps/server/src/**'] },
  // Films, documents and maps are drawn by hand, from what the demo says.
  { files: ['tools/films/*.ts'], allow: ['../../apps/demo/src/**'] },
  // Demo rows are planted by the server's own hands, in its tables.
  { files: ['apps/demo/src/**/*.ts'], allow: ['@cheese/server/**'] },
  // Run as they are written, by a Node that knows no paths of TypeScript.
  { files: ['tools/postgres/*.mjs'], allow: ['../../libs/postgres/src/**'] },
  {
    files: ['apps/server/src/testing/global*.ts'],
    allow: ['../../../../libs/postgres/src/**'],
  },
  // Both are bundled for Node in one way.
  { files: ['apps/demo/build.mjs'], allow: ['../server/bundle.mjs'] },
];

const boundaries = {
  allow: [],
  enforceBuildableLibDependency: false,
  depConstraints,
  // We import by file: that one file is loaded lazily says nothing about its neighbours.
  checkDynamicDependenciesExceptions: ['@cheese/.*'],
};

export default ts.config(
  { ignores: ['**/dist', '**/.nx', 'reports', '**/.data', 'tools/{fence,lint}/{wrong,right}'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: [...source, ...scripts],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      // `import { type A }` alone stays in the output as an import for its side effects.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    // The rules of hooks and of React's compiler stand in .oxlintrc.json.
    ...a11y.flatConfigs.recommended,
  },
  { files: scripts, languageOptions: { globals: globals.node } },
  {
    // Tests of one area stand together, with the content that they need.
    files: ['**/*.test.{ts,tsx,mjs}'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.test.mjs', '**/testing/*.mjs'], languageOptions: { globals: globals.jest } },
  { files: ['**/*.{cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['tools/**', '**/build.mjs'], rules: { 'no-console': 'off' } },
  ...passages.map(({ files, allow }) => ({
    files,
    rules: { '@nx/enforce-module-boundaries': ['error', { ...boundaries, allow }] },
  })),
  // What our pages are measured against is a browser's, and no part of the house.
  { files: ['tools/bench/minimal/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  ...doors,
  ...surroundings,
  ...places,
  prettier,
);

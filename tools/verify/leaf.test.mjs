import { leafOf, tellingTests } from './leaf.mjs';

const all = [
  { name: 'web', root: 'apps/web', tags: ['layer:app'] },
  { name: 'server', root: 'apps/server', tags: ['layer:server'] },
  { name: 'ui', root: 'libs/ui', tags: ['layer:ui'] },
];

test.each([
  ['one page', ['apps/web/src/pages/help/HelpPage.tsx', 'apps/web/src/pages/help/texts.ts'], 'web'],
  ['a service with a word about it', ['apps/server/src/call.ts', 'docs/architecture.md'], 'server'],
])('%s is a leaf', (_what, files, name) => {
  expect(leafOf(files, all)?.name).toBe(name);
});

test.each([
  ['a library, on which others stand', ['libs/ui/src/theme.ts']],
  ['how an app is built and tested', ['apps/web/vite.config.mts', 'apps/web/jest.config.cjs']],
  ['two projects', ['apps/web/src/App.tsx', 'apps/server/src/call.ts']],
  ['what all projects share', ['apps/web/src/App.tsx', 'package.json']],
  ['a setting of a project', ['apps/web/project.json']],
  ['a migration', ['apps/server/src/db/migrations/0001.sql']],
  ['words alone', ['README.md']],
])('%s is none', (_what, files) => {
  expect(leafOf(files, all)).toBeNull();
});

const home = 'apps/web';
const help = 'apps/web/src/pages/help/HelpPage.test.tsx';
const news = 'apps/web/src/pages/realTimeInfo/detail/NewsDetail.test.tsx';

test('a page is verified by the tests of its own folder', () => {
  const code = ['apps/web/src/pages/help/texts.ts'];
  expect(tellingTests(home, code, [help, news])).toEqual([help]);
});

test.each([
  ['a feature beside it', ['apps/web/src/pages/help/texts.ts', 'apps/web/src/features/a.ts']],
  ['a page without tests of its own', ['apps/web/src/pages/roam/Roam.tsx']],
])('%s is verified by all that lead to it', (_what, code) => {
  expect(tellingTests(home, code, [help, news])).toEqual([help, news]);
});

import { importersOf, importsOf, nearest, stagesOf, testsOf } from './nearestTests.mjs';

/** @type {Record<string, string>} */
const house = {
  'apps/server/src/app.ts': "import { a } from './news/news.routes';\nimport { b } from './b';",
  'apps/server/src/b.ts': '',
  'apps/server/src/b.test.ts': "import { app } from './app';",
  'apps/server/src/news/news.routes.ts': "import { a } from '@cheese/domain/rules/a';",
  'apps/server/src/news/news.routes.test.ts': "import { app } from '../app';",
  'libs/domain/src/rules/a.ts': '',
  'libs/domain/src/rules/a.test.ts': "import { a } from './a';",
};
const importers = importersOf(Object.keys(house), (file) => house[file] ?? '');
/** @param {string} file */
const askedOf = (file, most = 9) => nearest(file, testsOf(file, importers), most);

it('reads static and late imports, and no types', () => {
  const source = "import a from 'a';\nimport type B from 'b';\nconst c = () => import('c');";
  expect(importsOf(source)).toEqual(['a', 'c']);
  expect(importsOf("{ path: '/banks/import', page: () => import('./Import') }")).toEqual([
    './Import',
  ]);
});

it('finds tests over any number of imports', () => {
  expect(testsOf('libs/domain/src/rules/a.ts', importers)).toEqual(
    new Map([
      ['libs/domain/src/rules/a.test.ts', 1],
      ['apps/server/src/b.test.ts', 3],
      ['apps/server/src/news/news.routes.test.ts', 2],
    ]),
  );
});

it('takes a test beside what uses a file for one of it, however it opens that', () => {
  const site = {
    'apps/web/src/features/price.ts': '',
    'apps/web/src/pages/prices/Prices.ts': "import { price } from '../../features/price';",
    'apps/web/src/pages/prices/Prices.test.ts': "import { render } from '../../render';",
    'apps/web/src/routes.ts': "const page = () => import('./pages/prices/Prices');",
    'apps/web/src/render.ts': "import { routes } from './routes';",
    'apps/web/src/other/other.test.ts': "import { render } from '../render';",
  };
  const found = testsOf(
    'apps/web/src/features/price.ts',
    importersOf(Object.keys(site), (file) => site[/** @type {keyof typeof site} */ (file)]),
  );
  expect(found).toEqual(
    new Map([
      ['apps/web/src/pages/prices/Prices.test.ts', 2],
      ['apps/web/src/other/other.test.ts', 4],
    ]),
  );
});

it('asks the tests beside a file and of its name first, and no more than wanted', () => {
  expect(askedOf('apps/server/src/news/news.routes.ts')[0]).toBe(
    'apps/server/src/news/news.routes.test.ts',
  );
  expect(askedOf('libs/domain/src/rules/a.ts', 1)).toEqual(['libs/domain/src/rules/a.test.ts']);
});

it('takes two first, then the others, each project by itself', () => {
  const tests = ['libs/a/src/1', 'apps/b/src/2', 'tools/c/3', 'tools/d/4'];
  expect(stagesOf(tests)).toEqual([
    { project: 'libs/a', tests: ['libs/a/src/1'] },
    { project: 'apps/b', tests: ['apps/b/src/2'] },
    { project: 'tools', tests: ['tools/c/3', 'tools/d/4'] },
  ]);
});

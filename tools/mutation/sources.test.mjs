import { isProduct } from './sources.mjs';

test.each([
  'apps/server/src/modules/content/news/news.service.ts',
  'apps/web/src/pages/help/HelpPage.tsx',
  'libs/domain/src/rules/time/relativeTime.ts',
])('%s is the product', (file) => expect(isProduct(file)).toBe(true));

test.each([
  'apps/server/src/modules/content/news/news.routes.test.ts',
  'apps/server/src/modules/content/news/news.tables.ts',
  'apps/server/src/modules/content/news/news.seed.ts',
  'apps/server/src/modules/content/news/seed/articles.ts',
  'apps/server/src/testing/given/given.ts',
  'apps/web/e2e/pages/addresses.ts',
  'apps/web/src/pages/help/texts.ts',
  'libs/domain/src/texts/failures.ts',
  'libs/ui/src/tokens.ts',
  'tools/mutation/run.mjs',
])('%s is not', (file) => expect(isProduct(file)).toBe(false));

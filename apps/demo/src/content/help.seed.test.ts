import { helpShelves } from './help/helpShelves';

it('the demo articles cover every area, payment among them, each under a title of its own', () => {
  const articles = helpShelves.flatMap(({ articles: those }) => those);
  expect(articles.length).toBeGreaterThanOrEqual(18);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(helpShelves.map(({ showType }) => showType))).toEqual(new Set([1, 2, 3]));
  expect(articles.map(({ title }) => title)).toContain('支付说明');
});

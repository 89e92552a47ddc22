import { isKeptLink, isOwnAddress } from './keptLink';

it.each([
  ['/productList?productType=1', true, true],
  ['/', true, true],
  ['https://example.com/a?b=1#c', false, true],
  ['http://example.com', false, false],
  ['//example.com', false, false],
  ['/\\example.com', false, false],
  ['javascript:alert(1)', false, false],
  ['https://', false, false],
  ['https://a b', false, false],
  ['productList', false, false],
  ['', false, false],
])('%s: ours %p, kept %p', (link, isOurs, isKept) => {
  expect(isOwnAddress(link)).toBe(isOurs);
  expect(isKeptLink(link)).toBe(isKept);
});

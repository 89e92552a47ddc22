import { isAsWritten } from './asWritten';

it.each([
  ['/', '', true],
  ['/productList', '', true],
  ['/productList', '?productType=1', true],
  ['/productList/', '?productType=1', true],
  ['/productList', '?productType=2', false],
  ['/productList/', '?productType=4', false],
  ['/productList', '?productType=1&page=2', false],
])('%s%s is what the build wrote: %s', (pathname, search, isIt) => {
  expect(isAsWritten({ pathname, search })).toBe(isIt);
});

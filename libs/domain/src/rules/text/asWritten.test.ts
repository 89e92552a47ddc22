import { isAsWritten } from './asWritten';

it.each([
  ['/', true],
  ['/?from=mail', true],
  ['/login?back=/productList?productType=2', true],
  ['/productList', true],
  ['/productList?', true],
  ['/productList#list', true],
  ['/productList?productType=1', true],
  ['/productList?productType=1#list', true],
  ['/productList/?productType=1', true],
  ['/productList?productType=2', false],
  ['/productList/?productType=4', false],
  ['/productList?productType=1&page=2', false],
  ['/productList?productType=1?', false],
  ['/course/detail?courseId=12', true],
  ['/course/detail?courseId=12&tab=directory', true],
  ['/course/detail', false],
  ['/course/detail?courseId=x', false],
  ['/course/detail?courseId=x&courseId=3', false],
  ['/course/detail?courseId=1&courseId=x', false],
])('%s shows what the build wrote: %s', (address, isIt) => {
  expect(isAsWritten(address)).toBe(isIt);
});

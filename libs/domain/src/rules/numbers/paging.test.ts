import { hasNextPage } from './paging';

it.each([
  [20, 20, true],
  [19, 20, false],
  [0, 20, false],
  [0, 0, false],
])('after %d of %d goes on: %p', (received, pageSize, goesOn) => {
  expect(hasNextPage(received, pageSize)).toBe(goesOn);
});

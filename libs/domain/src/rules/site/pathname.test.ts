import { pathnameOf } from './pathname';

it.each([
  ['/', '/'],
  ['/search', '/search'],
  ['/search/', '/search'],
  ['/search?keyword=a/b', '/search'],
  ['/search/?keyword=', '/search'],
  ['/help#top?x', '/help'],
  ['/?a', '/'],
  ['', ''],
])('takes the path of %j: %j', (address, path) => {
  expect(pathnameOf(address)).toBe(path);
});

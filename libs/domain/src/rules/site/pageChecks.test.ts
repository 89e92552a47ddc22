import { afterTagChange, needsUserInfo, storedTagId } from './pageChecks';

describe('needsUserInfo', () => {
  it.each([
    '/',
    '/login',
    '/home',
    '/index',
    '/testingCenter/detail',
    '/productList',
    '/course/detail',
    '/morphology/library',
    '/morphology/detail',
    '/search',
    '/anatomy',
    '/anatomy/detail',
    '/freeZone',
    '/anatomy/study',
    '/productList?productType=2',
    '/search/',
  ])('is spared on %s', (address) => {
    expect(needsUserInfo(address)).toBe(false);
  });

  it.each([
    '/userInfo',
    '/anatomy/list',
    '/course',
    '/testingCenter',
    '/searching',
    '/orderCenter',
  ])('is so on %s', (address) => {
    expect(needsUserInfo(address)).toBe(true);
  });
});

describe('afterTagChange', () => {
  it.each(['/', '/productList?productType=1', '/search?keyword=心脏', '/anatomy/list'])(
    'refreshes %s in place',
    (address) => {
      expect(afterTagChange(address)).toBe('refresh');
    },
  );

  it.each(['/course/detail?courseId=7', '/userInfo', '/orderCenter'])('leaves %s', (address) => {
    expect(afterTagChange(address)).toBe('home');
  });
});

it.each([
  [[1, 12, 123], 123],
  [[7], 7],
  [[], 0],
])('stores of the tags %j the id %d', (chosen, id) => {
  expect(storedTagId(chosen)).toBe(id);
});

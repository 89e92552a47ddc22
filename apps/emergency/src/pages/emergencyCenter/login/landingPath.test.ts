import { landingPath } from './landingPath';

it.each([
  [1, '/emergencyCenter/system'],
  [2, '/emergencyCenter/system'],
  [3, '/emergencyCenter'],
  [undefined, '/emergencyCenter'],
] as const)('role %s lands at %s', (role, path) => {
  expect(landingPath(role, null)).toBe(path);
});

it.each(['/emergencyCenter', '/emergencyCenter?keyword=1', '/emergencyCenter/system/welfare'])(
  'goes back to %s',
  (path) => expect(landingPath(3, path)).toBe(path),
);

it.each([
  '/course/detail?courseId=1',
  '/emergencyCenters',
  '/emergencyCenter/login',
  '/error',
  '//evil.example/emergencyCenter',
  'https://evil.example/emergencyCenter',
])('does not go to %s', (path) => expect(landingPath(3, path)).toBe('/emergencyCenter'));

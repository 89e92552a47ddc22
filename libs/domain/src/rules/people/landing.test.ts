import fc from 'fast-check';
import { landingPath } from './landing';

describe('landingPath', () => {
  it.each([
    [1, '/univ/colleges/school'],
    [2, '/univ/'],
    [3, '/univ/stu-sys/my-study'],
    [9, '/univ/stu-sys/my-study'],
    [0, '/univ/stu-sys/my-study'],
    [null, '/'],
    [undefined, '/'],
  ])('leads role %p to %s', (role, path) => {
    expect(landingPath(role, null)).toBe(path);
  });

  it('leads everybody back to where they were', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 5 })), (role) => {
        expect(landingPath(role, '/course/detail?courseId=7')).toBe('/course/detail?courseId=7');
      }),
    );
  });

  it('does not follow a stored path that leads away', () => {
    expect(landingPath(2, '//evil.example')).toBe('/univ/');
  });
});

import fc from 'fast-check';
import { safeBackPath } from './backPath';

// Every platform that runs the tests has URL; the domain itself must do without it.
declare const URL: new (path: string, base: string) => { origin: string };

describe('safeBackPath', () => {
  it.each([
    '/',
    '/course/detail?courseId=7',
    '/search?keyword=心脏&from=https://example.com//a',
    '/help#//top',
    '/loginHelp',
    '/a:b',
    '/%2F%2Fevil.example',
  ])('goes back to %s', (path) => {
    expect(safeBackPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '//',
    '//?a',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/a\u0000b',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    ' /course',
    'course',
    '',
    null,
    undefined,
  ])('does not go to %j', (path) => {
    expect(safeBackPath(path)).toBeNull();
  });

  it.each(['/login', '/login/', '/Login', '/login?from=/', '/login#qr'])(
    'does not end on the login page as %s',
    (path) => {
      expect(safeBackPath(path)).toBeNull();
    },
  );

  const treacherous = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '?', '#', '@', '\t', '\n', ' ', 'a', '心', '%2f'),
  });
  const path = fc.oneof(
    fc.string(),
    treacherous,
    treacherous.map((rest) => `/${rest}`),
  );

  it('never leaves the own origin', () => {
    const own = 'https://own.example';
    fc.assert(
      fc.property(path, (text) => {
        const back = safeBackPath(text);
        expect(back === null || new URL(back, `${own}/login`).origin === own).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('never changes a path', () => {
    fc.assert(fc.property(path, (text) => [null, text].includes(safeBackPath(text))));
  });
});

import {
  afterSecondTry,
  failedFilesOf,
  failedJourneysOf,
  passedFilesOf,
  passedTapFilesOf,
  playwrightCounts,
  sum,
  tapCounts,
  totalsLine,
  withExitCode,
} from './counts.mjs';

test('errors outside of any journey count', () => {
  const stats = { expected: 2, unexpected: 1 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 2, failed: 2 });
});

test('journeys that failed are told by name', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'login.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const inner = { specs: [spec('in', 'unexpected'), spec('out', 'expected')] };
  expect(failedJourneysOf({ suites: [{ suites: [inner] }] })).toEqual(['login.spec.ts:7 in']);
});

test('a file of journeys is remembered where all of them passed', () => {
  const specs = (/** @type {string} */ file, /** @type {string[]} */ ...states) =>
    states.map((status, line) => ({ title: 'x', file, line, tests: [{ status }] }));
  const report = {
    specs: [...specs('a.spec.ts', 'expected', 'expected'), ...specs('b.spec.ts', 'unexpected')],
    suites: [{ specs: specs('b.spec.ts', 'expected') }, { specs: specs('c.spec.ts', 'expected') }],
  };
  expect(passedFilesOf(report, 'e2e/')).toEqual(
    new Map([
      ['e2e/a.spec.ts', 2],
      ['e2e/c.spec.ts', 1],
    ]),
  );
});

test("Node's runner counts what was cancelled apart: for us it failed", () => {
  const tap = 'ok 1 - a\n1..2\n# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 0\n';
  expect(tapCounts(tap)).toEqual({ passed: 2, failed: 2 });
  expect(tapCounts('')).toEqual({ passed: 0, failed: 0 });
});

test('files in which something failed are tried again, and what is good then has passed', () => {
  const place = (/** @type {string} */ file, /** @type {number} */ line) =>
    `  ---\n  duration_ms: 8\n  type: 'test'\n  location: '/tools/${file}:${line}:3'\n  ...\n`;
  const tap = `ok 1 - a\n${place('a.mjs', 3)}not ok 2 - b\n${place('b.mjs', 7)}not ok 3 - c\n${place('b.mjs', 9)}`;
  expect(failedFilesOf(tap)).toEqual(['/tools/b.mjs']);
  expect(passedTapFilesOf(tap, ['/tools/a.mjs', '/tools/b.mjs'])).toEqual(
    new Map([['/tools/a.mjs', 1]]),
  );
  expect(afterSecondTry({ passed: 4, failed: 2 }, { passed: 3, failed: 0 })).toEqual({
    passed: 6,
    failed: 0,
  });
  expect(afterSecondTry({ passed: 4, failed: 2 }, { passed: 2, failed: 1 })).toEqual({
    passed: 5,
    failed: 1,
  });
});

test('a runner that ends badly without a failed test has failed by itself', () => {
  expect(withExitCode({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
  expect(withExitCode({ passed: 4, failed: 2 }, 1)).toEqual({ passed: 4, failed: 2 });
  expect(withExitCode({ passed: 4, failed: 0 }, 0)).toEqual({ passed: 4, failed: 0 });
});

test('the last line sums everything up', () => {
  const total = sum([
    { passed: 10, failed: 0 },
    { passed: 5, failed: 2 },
  ]);
  expect(totalsLine(total)).toBe('15 passed, 2 failed');
  expect(sum([{ passed: 2, failed: 0, remembered: 1 }, total])).toMatchObject({ remembered: 1 });
  expect(totalsLine(sum([]))).toBe('0 passed, 0 failed');
});

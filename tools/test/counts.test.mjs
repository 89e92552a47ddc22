import {
  afterSecondTry,
  failedFilesOf,
  failedJourneysOf,
  failedSuitesOf,
  isAccident,
  jestCounts,
  playwrightCounts,
  sum,
  tapCounts,
  totalsLine,
  withExitCode,
} from './counts.mjs';

test('a jest suite that cannot be read counts as one failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(jestCounts(report)).toEqual({ passed: 3, failed: 2 });
});

test('few files that failed are tried again, where every project came to its end', () => {
  const report = (/** @type {string[]} */ ...states) => ({
    testResults: states.map((status, at) => ({ name: `${at}.test.ts`, status })),
  });
  expect(failedSuitesOf(report('passed', 'failed'))).toEqual(['1.test.ts']);
  expect(isAccident([report('passed'), report('passed', 'failed')])).toBe(true);
  expect(isAccident([report('passed')])).toBe(false);
  expect(isAccident([report('failed'), null])).toBe(false);
  expect(isAccident([report(...Array(5).fill('failed'))])).toBe(true);
  expect(isAccident([report(...Array(5).fill('failed')), report('failed')])).toBe(false);
});

test('errors outside of any journey count', () => {
  const stats = { expected: 2, unexpected: 1 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 2, failed: 2 });
});

test('journeys that failed are told by name', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    ...{ title, file: 'login.spec.ts', line: 7 },
    tests: [{ status }],
  });
  const inner = { specs: [spec('in', 'unexpected'), spec('out', 'expected')] };
  expect(failedJourneysOf({ suites: [{ suites: [inner] }] })).toEqual(['login.spec.ts:7 in']);
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
  expect(totalsLine(sum([]))).toBe('0 passed, 0 failed');
});

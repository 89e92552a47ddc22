import {
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

test('errors outside of any journey count', () => {
  const stats = { expected: 2, unexpected: 1, flaky: 0 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 2, failed: 2 });
});

test("Node's runner counts what was cancelled apart: for us it failed", () => {
  const tap = 'ok 1 - a\n1..2\n# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 0\n';
  expect(tapCounts(tap)).toEqual({ passed: 2, failed: 2 });
  expect(tapCounts('')).toEqual({ passed: 0, failed: 0 });
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

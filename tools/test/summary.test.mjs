import { summaryOf } from './summary.mjs';

const step = (/** @type {object} */ counts) => ({
  name: 'unit',
  ms: 61_000,
  counts: { passed: 200, failed: 0, ...counts },
});

test('says of each step what it took, and what of it was taken from before', () => {
  expect(summaryOf([step({ remembered: 150 })])).toEqual([
    '',
    '     61 s  unit                                 150 of 200 tests from before (75 %)',
    '     61 s  in all                               150 of 200 tests from before (75 %)',
    '',
    'All steps passed.',
    '200 passed, 0 failed',
  ]);
});

test('what failed is named, and so is what only a second try made good', () => {
  const lines = summaryOf([step({ failed: 1, secondTries: ['a.test.ts'] })]);
  expect(lines).toContain('Failed: unit');
  expect(lines).toContain('Faults of this run, good at the second try only: a.test.ts');
});

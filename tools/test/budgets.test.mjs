import { overBudget } from './budgets.mjs';

test('a step is told of once it takes longer than it may', () => {
  expect(overBudget('lint', 180_000)).toBe('');
  expect(overBudget('lint', 180_001)).toBe(', over its budget of 180 s');
  expect(overBudget('fences', 61_000)).toBe(', over its budget of 60 s');
});

import { courseStateOf } from './courseState';

it.each([
  ['making', { publishedAt: null, withdrawnAt: null }],
  ['scheduled', { publishedAt: 101, withdrawnAt: null }],
  ['published', { publishedAt: 100, withdrawnAt: null }],
  ['withdrawn', { publishedAt: 1, withdrawnAt: 99 }],
] as const)('is %s', (state, moments) => {
  expect(courseStateOf(moments, 100)).toBe(state);
});

import { percentRight, shareOf } from './shares';

it.each([
  [0, 0, 0],
  [3, 4, 0.75],
  [5, 4, 1],
])('%i of %i is the share %f', (part, all, share) => {
  expect(shareOf(part, all)).toBe(share);
});

it('says nothing of mastery before anything was answered, and never 100 where one was wrong', () => {
  expect(percentRight({ answeredCount: 0, rightCount: 0 })).toBeNull();
  expect(percentRight({ answeredCount: 3, rightCount: 2 })).toBe(66);
  expect(percentRight({ answeredCount: 1000, rightCount: 999 })).toBe(99);
});

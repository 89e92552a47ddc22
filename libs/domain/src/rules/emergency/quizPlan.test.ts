import { planQuiz } from './quizPlan';

it.each([
  ['a full draw with enough unseen', 10, { bank: 100, fresh: 10, seen: 90 }, 'test'],
  ['a short one', 9, { bank: 100, fresh: 90, seen: 10 }, 'practice'],
  ['a full one with too few unseen', 20, { bank: 100, fresh: 9, seen: 91 }, 'practice'],
  ['a short one of nothing seen', 5, { bank: 100, fresh: 100, seen: 0 }, 'none'],
  ['a topic too small for a test', 10, { bank: 100, fresh: 6, seen: 0 }, 'none'],
  ['a bank too small for a test', 10, { bank: 9, fresh: 9, seen: 0 }, 'practiceOfAll'],
  ['a topic of which there is nothing', 10, { bank: 9, fresh: 0, seen: 0 }, 'none'],
] as const)('%s', (_what, count, supply, plan) => {
  expect(planQuiz(count, supply)).toBe(plan);
});

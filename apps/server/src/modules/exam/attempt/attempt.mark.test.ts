import { shareOf } from './attempt.mark';

it('a gap takes the unit that its sentence has behind it', () => {
  const words = { type: 4 as const, key: [['125']], stem: '肾小球滤过率为 ____ mL/min。' };
  expect(shareOf(words, ['125 mL/min'], 'allOrNothing')).toBe(1);
  expect(shareOf(words, ['125 mL'], 'allOrNothing')).toBe(0);
  expect(shareOf(words, [], 'allOrNothing')).toBe(0);
});

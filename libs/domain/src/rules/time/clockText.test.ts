import fc from 'fast-check';
import { clockText } from './clockText';

it.each([
  [0, '00:00:00'],
  [9, '00:00:09'],
  [59.9, '00:00:59'],
  [60, '00:01:00'],
  [3599, '00:59:59'],
  [3600, '01:00:00'],
  [86_399, '23:59:59'],
  [86_400, '24:00:00'],
  [360_000, '100:00:00'],
])('writes %d s as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('takes %d for nothing', (seconds) => {
  expect(clockText(seconds)).toBe('00:00:00');
});

it('loses no second', () => {
  fc.assert(
    fc.property(fc.nat(), (seconds) => {
      const [hours = 0, minutes = 0, rest = 0] = clockText(seconds).split(':').map(Number);
      expect(hours * 3600 + minutes * 60 + rest).toBe(seconds);
      expect(Math.max(minutes, rest)).toBeLessThan(60);
    }),
  );
});

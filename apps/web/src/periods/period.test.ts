import { since } from './period';

it('begins in the morning of its first day in China, today included', () => {
  const now = Date.parse('2026-11-20T00:30:00+08:00');
  expect(since(1, now)).toEqual({ from: Date.parse('2026-11-20T00:00:00+08:00') });
  expect(since(7, now)).toEqual({ from: Date.parse('2026-11-14T00:00:00+08:00') });
  expect(since(undefined, now)).toEqual({});
});

import { lastBillDay } from './billDay';

it.each([
  ['2026-11-22T10:00:00+08:00', '2026-11-21'],
  ['2026-11-22T09:59:59+08:00', '2026-11-20'],
  ['2026-11-22T00:00:00+08:00', '2026-11-20'],
  ['2026-11-22T23:59:59+08:00', '2026-11-21'],
])('at %s that of %s is there', (now, day) => {
  expect(lastBillDay(Date.parse(now))).toBe(day);
});

import { dayText, shortDayText } from './dayText';

it.each([
  ['2026-11-20T12:00:00+08:00', '2026年11月20日', '11月20日'],
  ['2026-01-05T00:00:00+08:00', '2026年1月5日', '1月5日'],
  ['2026-12-31T23:59:59+08:00', '2026年12月31日', '12月31日'],
  // The day is China's, whatever the browser's time zone.
  ['2025-12-31T16:00:00Z', '2026年1月1日', '1月1日'],
  ['2026-11-20T15:59:59Z', '2026年11月20日', '11月20日'],
])('%s is %s', (moment, day, shortDay) => {
  expect(dayText(Date.parse(moment))).toBe(day);
  expect(shortDayText(Date.parse(moment))).toBe(shortDay);
});

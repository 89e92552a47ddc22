import { dayIn, monthAround, monthIn, weeksOf } from './saidDay';

const said = (query: string) => new URLSearchParams(query);

it.each([
  ['day=2026-11-22', '2026-11-22'],
  ['day=2026-13-01', undefined],
  ['day=2026-02-30', undefined],
  ['day=today', undefined],
  ['', undefined],
])('?%s names the day %s', (query, day) => {
  expect(dayIn(said(query))).toBe(day);
});

it.each([
  ['month=2026-11', '2026-11'],
  ['month=2026-00', undefined],
  ['month=11', undefined],
])('?%s names the month %s', (query, month) => {
  expect(monthIn(said(query))).toBe(month);
});

it('goes from month to month over the turn of the year', () => {
  expect(monthAround('2026-01', -1)).toBe('2025-12');
  expect(monthAround('2025-12', 1)).toBe('2026-01');
});

it('lays a month out in weeks that begin on Monday', () => {
  // 1 November 2026 is a Sunday.
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

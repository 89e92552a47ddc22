import { daysOf, isDay, weekCountOf, weekOn } from './termWeeks';

/** A term that begins on a Tuesday and ends on a Friday. */
const autumn = { startsOn: '2026-09-01', endsOn: '2027-01-15' };

it.each([
  ['2026-08-31', null],
  ['2026-09-01', 1],
  ['2026-09-06', 1],
  ['2026-09-07', 2],
  ['2026-11-20', 12],
  ['2027-01-15', 20],
  ['2027-01-16', null],
])('%s is in week %s', (day, week) => {
  expect(weekOn(autumn, day)).toBe(week);
});

it('counts weeks and days with the first and the last', () => {
  expect(weekCountOf(autumn)).toBe(20);
  expect(daysOf(autumn)).toBe(137);
  expect(weekCountOf({ startsOn: '2026-09-07', endsOn: '2026-09-07' })).toBe(1);
});

it.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-9-1', false],
])('%s is a day: %s', (day, is) => {
  expect(isDay(day)).toBe(is);
});

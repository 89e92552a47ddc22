import {
  chinaDay,
  chinaDays,
  chinaMinute,
  chinaSecond,
  momentOfChina,
  startOfChinaDay,
} from './chinaDay';

describe('a day in China', () => {
  it.each([
    ['2026-11-19T16:00:00Z', '2026-11-20'],
    ['2026-11-20T15:59:59Z', '2026-11-20'],
    ['2026-11-20T16:00:00Z', '2026-11-21'],
  ])('%s belongs to %s', (moment, day) => expect(chinaDay(Date.parse(moment))).toBe(day));

  it('begins at midnight there', () =>
    expect(startOfChinaDay('2026-11-20')).toBe(Date.parse('2026-11-19T16:00:00Z')));

  it('has minutes that a field of a form holds', () => {
    expect(momentOfChina('2026-11-20T09:05')).toBe(Date.parse('2026-11-20T01:05:00Z'));
    expect(momentOfChina('')).toBeNaN();
  });

  it('is followed by the next, over the end of a year', () =>
    expect(chinaDays('2026-12-30', '2027-01-01')).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]));

  it('there is none between a day and the one before', () =>
    expect(chinaDays('2026-12-30', '2026-12-29')).toEqual([]));

  it('a minute is written as there', () =>
    expect(chinaMinute(Date.parse('2026-11-20T01:05:59Z'))).toBe('2026-11-20 09:05'));

  it('a second is, too', () =>
    expect(chinaSecond(Date.parse('2026-11-20T01:05:59.900Z'))).toBe('2026-11-20 09:05:59'));
});

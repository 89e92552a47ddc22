import { hasBill, readyDays } from './reconcile.days';

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);

it('a bill is there from ten o’clock of the next day on', () => {
  expect(readyDays(at('09:59'))[0]).toBe('2026-11-18');
  expect(readyDays(at('10:00'))[0]).toBe('2026-11-19');
  expect(readyDays(at('10:00')).at(-1)).toBe('2026-11-13');
});

it.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['2027-01-01', false],
  ['2026-08-22', true],
  ['2026-08-21', false],
  ['2026-02-31', false],
])('of %s there is one: %s', (day, has) => expect(hasBill(day, at('00:01'))).toBe(has));

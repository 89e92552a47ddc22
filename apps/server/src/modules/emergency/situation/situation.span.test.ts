import { readSpan } from './situation.span';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const span = (from: string, to: string) => readSpan({ from: at(from), to: at(to) });
const tooLong = '2025-01-01T00:00:00';

it.each([
  ['2026-11-20T10:00:00', '2026-11-20T10:00:01', '2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00', '2026-11-21T00:00:00', '2026-11-20', '2026-11-20'],
  ['2026-11-20T23:59:59', '2026-11-21T00:00:01', '2026-11-20', '2026-11-21'],
  ['2024-01-01T00:00:00', '2025-01-01T00:00:00', '2024-01-01', '2024-12-31'],
  ['9999-12-30T00:00:00', '9999-12-31T00:00:00', '9999-12-30', '9999-12-30'],
])('from %s to %s touches the days from %s to %s', (from, to, firstDay, lastDay) => {
  expect(span(from, to)).toEqual({ firstDay, lastDay });
});

it.each([
  ['without a moment in it', '2026-11-20T10:00:00', '2026-11-20T10:00:00'],
  ['backwards', '2026-11-20T10:00:00', '2026-11-20T09:00:00'],
  ['beyond the last day that can be written', '9999-12-30T00:00:00', '9999-12-31T00:00:01'],
  ['of a day more than a year', tooLong, '2026-01-03T00:00:00'],
  ['of centuries', tooLong, '9000-01-01T00:00:00'],
])('refuses a period %s', (_what, from, to) => {
  expect(() => span(from, to)).toThrow(expect.objectContaining({ field: 'to' }) as Error);
});

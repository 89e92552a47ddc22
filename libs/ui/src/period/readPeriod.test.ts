import { readPeriod } from './readPeriod';

const now = Date.parse('2026-03-31T23:00:00+08:00');
const read = (search: string) => {
  const { from, to, ...days } = readPeriod(new URLSearchParams(search), now);
  return { ...days, hours: (to - from) / 3_600_000 };
};

it.each([
  ['', { span: 30, firstDay: '2026-03-02', lastDay: '2026-03-31', hours: 30 * 24 }],
  ['days=7', { span: 7, firstDay: '2026-03-25', lastDay: '2026-03-31', hours: 7 * 24 }],
  ['days=8', { span: 30, firstDay: '2026-03-02' }],
  ['from=2026-01-05&to=2026-01-05', { span: null, firstDay: '2026-01-05', hours: 24 }],
  ['from=2026-02-31&to=2026-03-05', { span: 30 }],
  ['from=2026-01-06&to=2026-01-05', { span: 30 }],
  ['from=2020-01-06&to=2026-01-05&days=90', { span: 90 }],
])('reads %j', (search, period) => {
  expect(read(search)).toMatchObject(period);
});

import { chinaDays } from '@cheese/domain/rules/time/chinaDay';
import { cutByMonths, monthOf, type Stretch } from './totals.months';

const daysIn = (stretches: Stretch[]) =>
  stretches.flatMap(({ first, last }) => chinaDays(first, last));

/** The days that come out when the cut is followed, each as often as it does. */
function followed(firstDay: string, lastDay: string) {
  const { months, added, takenAway } = cutByMonths(firstDay, lastDay);
  const within = (day: string) =>
    months !== null && monthOf(day) >= months.first && monthOf(day) <= months.last;
  const whole = chinaDays('2023-11-01', '2025-06-30').filter(within);
  const gone = daysIn(takenAway);
  expect(gone.filter((day) => !whole.includes(day))).toEqual([]);
  const left = whole.filter((day) => !gone.includes(day));
  return [...left, ...daysIn(added)].sort();
}

describe('cutting a period by months', () => {
  it('reads whole months, and the days beside them', () => {
    expect(cutByMonths('2024-01-20', '2024-04-10')).toEqual({
      months: { first: '2024-02-01', last: '2024-03-01' },
      added: [
        { first: '2024-01-20', last: '2024-01-31' },
        { first: '2024-04-01', last: '2024-04-10' },
      ],
      takenAway: [],
    });
  });

  it('takes a month of which the most is meant, and leaves out the rest', () => {
    expect(cutByMonths('2024-02-03', '2024-02-25')).toEqual({
      months: { first: '2024-02-01', last: '2024-02-01' },
      added: [],
      takenAway: [
        { first: '2024-02-01', last: '2024-02-02' },
        { first: '2024-02-26', last: '2024-02-29' },
      ],
    });
  });

  it('reads nothing but days where they are few', () => {
    const days = { first: '2024-02-25', last: '2024-03-02' };
    expect(cutByMonths(days.first, days.last)).toEqual({
      months: null,
      added: [days],
      takenAway: [],
    });
  });

  it('knows the last month that there is', () => {
    const days = { first: '9999-12-20', last: '9999-12-25' };
    expect(cutByMonths(days.first, days.last).added).toEqual([days]);
    expect(cutByMonths('9999-12-01', '9999-12-30')).toMatchObject({
      months: { first: '9999-12-01', last: '9999-12-01' },
      takenAway: [{ first: '9999-12-31', last: '9999-12-31' }],
    });
  });

  it('comes to every day once, wherever it begins and ends', () => {
    for (const firstDay of chinaDays('2023-12-14', '2024-03-02')) {
      for (const days of [1, 7, 16, 30, 31, 90, 366]) {
        const lastDay = chinaDays(firstDay, '2025-06-01')[days - 1] ?? firstDay;
        expect(followed(firstDay, lastDay)).toEqual(chinaDays(firstDay, lastDay));
      }
    }
  });
});

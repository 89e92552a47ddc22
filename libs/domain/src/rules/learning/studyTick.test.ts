import fc from 'fast-check';
import { studyTick } from './studyTick';

/** The seconds, counted from 1, at which a report is due. */
const reportsWithin = (seconds: number) => {
  const due: number[] = [];
  let ticks = 0;
  for (let second = 1; second <= seconds; second++) {
    const after = studyTick(ticks);
    ticks = after.ticks;
    if (after.isDue) due.push(second);
  }
  return { due, ticks };
};

it('reports nothing for 29 seconds', () => {
  expect(reportsWithin(29)).toEqual({ due: [], ticks: 29 });
});

it('reports with the thirtieth and begins anew', () => {
  expect(reportsWithin(30)).toEqual({ due: [30], ticks: 0 });
  expect(reportsWithin(95)).toEqual({ due: [30, 60, 90], ticks: 5 });
});

it('never counts to thirty without a report', () => {
  fc.assert(
    fc.property(fc.nat(100), (before) => {
      const { ticks, isDue } = studyTick(before);
      return isDue ? ticks === 0 : ticks === before + 1 && ticks < 30;
    }),
  );
});

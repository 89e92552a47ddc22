import { stripOf } from './filmStrip';

it.each([
  [7, { everyS: 2, count: 4, rows: 1 }],
  [200, { everyS: 2, count: 100, rows: 10 }],
  [3600, { everyS: 36, count: 100, rows: 10 }],
  [0, { everyS: 2, count: 1, rows: 1 }],
])('of a film of %d seconds', (durationS, strip) =>
  expect(stripOf({ durationS, width: 1920, height: 1080 })).toMatchObject({
    ...strip,
    width: 160,
    height: 90,
  }),
);

it('has the shape of the film', () =>
  expect(stripOf({ durationS: 10, width: 1080, height: 1920 })).toMatchObject({ height: 284 }));

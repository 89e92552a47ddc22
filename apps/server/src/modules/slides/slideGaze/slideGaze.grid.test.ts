import { asShares, gridOf, paint } from './slideGaze.grid';

it.each([
  [60_000, 40_000, { columns: 64, rows: 43 }],
  [40_000, 60_000, { columns: 43, rows: 64 }],
  [100_000, 10, { columns: 64, rows: 1 }],
])('of %i by %i the grid is %j', (width, height, grid) => {
  expect(gridOf({ width, height })).toEqual(grid);
});

const grid = { columns: 4, rows: 2 };
const painted = (left: number, top: number, right: number, bottom: number, ms = 800) => {
  const cells = new Array<number>(8).fill(0);
  paint(cells, grid, { left, top, right, bottom, seconds: 10 }, ms);
  return cells;
};

it('spreads the time over what was seen', () => {
  expect(painted(0, 0, 1, 1)).toEqual([100, 100, 100, 100, 100, 100, 100, 100]);
  expect(painted(0.25, 0.5, 0.5, 1)).toEqual([0, 0, 0, 0, 0, 800, 0, 0]);
  expect(painted(0.125, 0, 0.375, 0.5)).toEqual([400, 400, 0, 0, 0, 0, 0, 0]);
});

it('of what was nowhere nothing is added', () => {
  const none = new Array<number>(8).fill(0);
  expect(painted(0.5, 0.5, 0.5, 0.5)).toEqual(none);
  expect(painted(1, 1, 1, 1)).toEqual(none);
  expect(painted(0.6, 0, 0.4, 1)).toEqual(none);
});

it('the longest is one', () => {
  expect(asShares([0, 500, 1000])).toEqual([0, 0.5, 1]);
  expect(asShares([0, 0])).toEqual([0, 0]);
});

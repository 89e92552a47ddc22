import { type Runner, runningLane, standingLane } from './lanes';

const SCREEN = 800;
const runner = (beganAt: number, width = 100, seconds = 9): Runner => ({ beganAt, width, seconds });

it('takes the first lane while it is free', () => {
  expect(runningLane([undefined, undefined], runner(0), SCREEN)).toBe(0);
});

it('goes to the next lane while the one before is not wholly in sight', () => {
  // 100 px at 100 px a second: in sight after a second, and a little more for the gap.
  expect(runningLane([runner(0), undefined], runner(0.9), SCREEN)).toBe(1);
  expect(runningLane([runner(0), undefined], runner(1.3), SCREEN)).toBe(0);
});

it('never catches up with a slower one', () => {
  // 700 px wide, it runs at 166 px a second, and would be at the left edge before the other left.
  expect(runningLane([runner(0)], runner(1.3, 700), SCREEN)).toBeNull();
  expect(runningLane([runner(0)], runner(4.2, 700), SCREEN)).toBe(0);
});

it('is not shown where all lanes are taken', () => {
  expect(runningLane([runner(0), runner(0)], runner(0.1), SCREEN)).toBeNull();
  expect(runningLane([], runner(0), SCREEN)).toBeNull();
});

it('stands where none stands any more', () => {
  const lanes = [runner(0, 100, 4), runner(2, 100, 4)];
  expect(standingLane(lanes, { beganAt: 3 })).toBeNull();
  expect(standingLane(lanes, { beganAt: 4 })).toBe(0);
});

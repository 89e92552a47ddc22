import { hasReached, heldAt, unansweredOf } from './filmStops';

it('holds at the first moment that needs an answer', () => {
  expect(heldAt([90, 60], [[0, 60]])).toBe(60);
  expect(heldAt([], [[0, 60]])).toBeNull();
});

it('holds nobody who was beyond it before, nor before the film begins', () => {
  expect(heldAt([60, 90], [[0, 61]])).toBe(90);
  expect(heldAt([60], [[30, 80]])).toBeNull();
  expect(heldAt([0], [])).toBeNull();
});

it('knows which need an answer', () => {
  const stops = [
    { second: 10, mustAnswer: true, isAnswered: true },
    { second: 20, mustAnswer: false, isAnswered: false },
    { second: 30, mustAnswer: true, isAnswered: false },
  ];
  expect(unansweredOf(stops)).toEqual([30]);
});

it.each([
  [60, [[0, 60]], true],
  [60, [[0, 55]], true],
  [60, [[0, 54]], false],
  [60, [[61, 300]], false],
  [60, [], false],
] as [number, [number, number][], boolean][])('reached %d by %j: %s', (second, seen, is) =>
  expect(hasReached(second, seen)).toBe(is),
);

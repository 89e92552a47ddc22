import { movedBy } from './movedBy';

it.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%p by %p: %j', (item, step, wanted) =>
  expect(movedBy<number>([1, 2, 3], item, step)).toEqual(wanted),
);

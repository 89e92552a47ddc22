import type { TaskAnswer, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';
import { astray } from './liesWithin';

const slide = { width: 600, height: 400 };
const region = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 300, y: 300 },
  { x: 100, y: 300 },
];
const target = [[{ x: 200, y: 200 }]];
const key: TaskKey = { kind: 1, targets: target, reach: 10, region };
const at = (...points: { x: number; y: number }[]): TaskAnswer => ({ kind: 1, points });

it('takes what lies on the slide and in the region, and a little beside it', () => {
  expect(astray(key, at({ x: 150, y: 150 }, { x: 309, y: 200 }), slide)).toBeNull();
  expect(astray(key, at({ x: 150, y: 150 }, { x: 320, y: 200 }), slide)).toBe('region');
  expect(astray(key, at({ x: 601, y: 200 }), slide)).toBe('slide');
  const anywhere: TaskKey = { kind: 1, targets: target, reach: 10 };
  expect(astray(anywhere, at({ x: 600, y: 400 }), slide)).toBeNull();
});

it('of an outline asks that it lies on the slide alone, and nothing of a choice', () => {
  const asked: TaskKey = { kind: 2, outline: region, threshold: 60, region };
  const outline = [
    { x: 0, y: 0 },
    { x: 500, y: 0 },
    { x: 500, y: 390 },
  ] as const;
  expect(astray(asked, { kind: 2, outline: [...outline] }, slide)).toBeNull();
  const beyond = [...outline, { x: 10, y: 401 }];
  expect(astray(asked, { kind: 2, outline: beyond }, slide)).toBe('slide');
  const options = [{ text: '甲', isRight: true }];
  expect(astray({ kind: 5, options, region }, { kind: 5, chosen: [0] }, slide)).toBeNull();
});

it('of what is to be found asks whether it was seen then, however the screen was turned', () => {
  const asked: TaskKey = { kind: 6, targets: target, reach: 10, most: 0.5 };
  const seen = (x: number, frame?: { width: number; height: number }): TaskAnswer => ({
    kind: 6,
    point: { x, y: 200 },
    view: { x: 0, y: 200, scale: 0.5, ...(frame && { frame }) },
  });
  const frame = { width: 160, height: 120 };
  expect(astray(asked, seen(200, frame), slide)).toBeNull();
  expect(astray(asked, seen(210, frame), slide)).toBe('view');
  expect(astray(asked, seen(210), slide)).toBeNull();
});

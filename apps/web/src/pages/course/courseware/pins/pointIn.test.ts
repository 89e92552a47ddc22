import { isIn, movedBy, pointIn } from './pointIn';

const frame = { left: 100, top: 50, width: 400, height: 200 };

it('says where in a picture a pointer is', () => {
  expect(pointIn({ clientX: 200, clientY: 150 }, frame)).toEqual({ x: 0.25, y: 0.5 });
  expect(pointIn({ clientX: 0, clientY: 999 }, frame)).toEqual({ x: 0, y: 1 });
  expect(isIn({ clientX: 200, clientY: 150 }, frame)).toBe(true);
  expect(isIn({ clientX: 99, clientY: 150 }, frame)).toBe(false);
});

it('is moved by arrows, and never out of the picture', () => {
  expect(movedBy('ArrowRight', { x: 0.5, y: 0.5 })).toEqual({ x: 0.51, y: 0.5 });
  expect(movedBy('ArrowUp', { x: 0.5, y: 0 })).toEqual({ x: 0.5, y: 0 });
  expect(movedBy('a', { x: 0.5, y: 0 })).toBeNull();
});

import { boxAround, boxOf, cornersOf } from './boxes';

const box = { left: 10, top: 20, width: 30, height: 40 };

it('a box has four corners, and back', () => {
  expect(cornersOf(box)).toEqual([
    [0.1, 0.2],
    [0.4, 0.2],
    [0.4, 0.6],
    [0.1, 0.6],
  ]);
  expect(boxOf(cornersOf(box))).toEqual(box);
});

it('other forms are no box', () => {
  const [a, b, c, d] = cornersOf(box);
  if (!a || !b || !c || !d) throw new Error('four corners');
  expect(boxOf([a, b, c])).toBeNull();
  expect(boxOf([a, b, c, d, a])).toBeNull();
  expect(boxOf([[0.15, 0.2], b, c, d])).toBeNull();
  expect(boxOf([a, [0.45, 0.2], c, d])).toBeNull();
  expect(boxOf([a, [0.4, 0.25], c, d])).toBeNull();
  expect(boxOf([a, b, c, [0.1, 0.65]])).toBeNull();
});

it('a box lies around any form', () => {
  const corners = [
    [0.2, 0.3],
    [0.5, 0.1],
    [0.4, 0.6],
  ] as const;
  expect(boxAround(corners)).toEqual({ left: 20, top: 10, width: 30, height: 50 });
});

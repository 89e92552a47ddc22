import { determinant, forNormals, multiply, unit } from './matrix';

const scaled = (x: number, y: number, z: number) => [
  x,
  0,
  0,
  0,
  0,
  y,
  0,
  0,
  0,
  0,
  z,
  0,
  0,
  0,
  0,
  1,
];
const moved = (x: number, y: number, z: number) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

it('does the right one first, and changes nothing by the unit', () => {
  expect(multiply(scaled(2, 3, 4), unit)).toEqual(scaled(2, 3, 4));
  expect(multiply(moved(1, 2, 3), scaled(2, 2, 2)).slice(12)).toEqual([1, 2, 3, 1]);
  expect(multiply(scaled(2, 2, 2), moved(1, 2, 3)).slice(12)).toEqual([2, 4, 6, 1]);
});

it('says how a volume grows, and where left becomes right', () => {
  expect(determinant(scaled(2, 3, 4))).toBe(24);
  expect(determinant(scaled(-1, 1, 1))).toBe(-1);
  // A turn by a right angle around z.
  expect(determinant([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])).toBe(1);
});

it('turns normals to the outside of what is mirrored, and of what is flat', () => {
  const diagonal = (m: readonly number[]) => [0, 4, 8].map((at) => forNormals(m)[at]);
  expect(diagonal(scaled(2, 3, 4))).toEqual([12, 8, 6]);
  expect(diagonal(scaled(-1, 1, 1))).toEqual([-1, 1, 1]);
  expect(diagonal(scaled(0, 1, 1))).toEqual([1, 0, 0]);
});

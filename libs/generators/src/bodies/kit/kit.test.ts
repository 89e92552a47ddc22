import { boundsOf, type Mesh, normalsOf, openEdges, triangleCount, volumeOf } from './mesh';
import { unevenness } from './noise';
import { divide } from './divide';
import { folded, mirrored } from './place';
import { blend, carve, gentler, half, relief, remembered, type Shape, union } from './shape';
import { ball, brick, egg } from './solids';
import { simplify } from './simplify';
import { hug, tube } from './sweep';
import { meshOf } from './surfaceNets';

const rough: Shape = relief(ball([0, 0, 0], 10), 4, unevenness('rough', 4, 3));
const shapes: Record<string, Shape> = {
  ball: ball([0, 0, 0], 10),
  hollow: carve(ball([0, 0, 0], 10), ball([0, 0, 0], 7)),
  rough,
  'two that touch at an edge': union(
    brick([5, 5, 0], [5, 5, 5], 0.1),
    brick([-5, -5, 0], [5, 5, 5], 0.1),
  ),
  tube: tube([
    [0, 0, 0, 3],
    [10, 4, 0, 2],
    [12, 14, 5, 1],
  ]),
};

const perCorner = ({ places }: Mesh, normals: Float64Array) =>
  Array.from({ length: places.length / 3 }, (_, at) =>
    [0, 1, 2].reduce((sum, i) => sum + (places[at * 3 + i] ?? 0) * (normals[at * 3 + i] ?? 0), 0),
  );

describe('a mesh of a shape', () => {
  it.each(Object.keys(shapes))('is closed and turned outwards: %s', (name) => {
    const mesh = meshOf(shapes[name] ?? rough, 0.9);
    expect(triangleCount(mesh)).toBeGreaterThan(100);
    expect(openEdges(mesh)).toBe(0);
    expect(volumeOf(mesh)).toBeGreaterThan(0);
  });

  it('holds what the shape holds', () => {
    const mesh = meshOf(egg([1, 2, 3], [10, 8, 6]), 0.7);
    expect(volumeOf(mesh) / ((4 / 3) * Math.PI * 480)).toBeCloseTo(1, 1);
    const { min, max } = boundsOf(mesh);
    [-9, -6, -3].forEach((edge, axis) => expect(min[axis as 0]).toBeCloseTo(edge, 0));
    [11, 10, 9].forEach((edge, axis) => expect(max[axis as 0]).toBeCloseTo(edge, 0));
  });

  it('has normals that point away from the inside', () => {
    const shape = ball([0, 0, 0], 10);
    const mesh = meshOf(shape, 1.5);
    for (const out of perCorner(mesh, normalsOf(mesh, shape, 0.3))) expect(out).toBeGreaterThan(9);
  });

  it('comes out the same each time', () => {
    const again = relief(ball([0, 0, 0], 10), 4, unevenness('rough', 4, 3));
    expect(meshOf(again, 1.2)).toEqual(meshOf(rough, 1.2));
  });

  it('stays closed and as large with fewer triangles', () => {
    const mesh = meshOf(rough, 0.8);
    const small = simplify(mesh, 900);
    expect(triangleCount(small)).toBeLessThanOrEqual(900);
    expect(openEdges(small)).toBe(0);
    expect(volumeOf(small) / volumeOf(mesh)).toBeCloseTo(1, 1);
  });
});

describe('shapes', () => {
  it('lie on the other side when mirrored', () => {
    const { min, max } = boundsOf(meshOf(mirrored(ball([20, 0, 0], 5)), 1));
    expect(max[0]).toBeCloseTo(-15, 0);
    expect(min[0]).toBeCloseTo(-25, 0);
  });

  it('are on both sides where they are folded', () => {
    const { min, max } = boundsOf(meshOf(folded(ball([20, 0, 0], 5)), 1));
    expect([min[0], max[0]].map(Math.round)).toEqual([-25, 25]);
  });

  it('have the same surface where they rise less', () => {
    const { max } = boundsOf(meshOf(gentler(ball([0, 0, 0], 10), 4), 1));
    expect(max[0]).toBeCloseTo(10, 1);
  });

  it('are cut into pieces that fill the whole but for the seam', () => {
    const whole = ball([0, 0, 0], 10);
    const right = half([3, 0, 0], [1, 0, 0]);
    const { first, second } = divide(
      whole,
      { first: right, second: half([9, 0, 0], [1, 0, 0]) },
      { gap: 0.4, most: 1, wander: (x, y, z) => [x, y, z] },
    );
    expect(boundsOf(meshOf(first, 0.8)).max[0]).toBeCloseTo(2.8, 1);
    const { min, max } = boundsOf(meshOf(second, 0.8));
    expect(min[0]).toBeCloseTo(3.2, 1);
    expect(max[0]).toBeCloseTo(8.8, 1);
  });

  it('say the same again without being asked twice', () => {
    const field = jest.fn((x: number) => x);
    const again = remembered(field);
    expect([again(1, 0, 0), again(1, 0, 0), again(2, 0, 0)]).toEqual([1, 1, 2]);
    expect(field).toHaveBeenCalledTimes(2);
  });

  it('run into each other where they are blended', () => {
    const pair = [ball([-6, 0, 0], 5), ball([6, 0, 0], 5)] as const;
    expect(union(...pair).at(0, 0, 0)).toBeGreaterThan(0);
    expect(blend(8, ...pair).at(0, 0, 0)).toBeLessThan(0);
  });

  it('are as deep as the deepest, in whichever order they stand', () => {
    const [large, small] = [ball([0, 0, 0], 5), ball([4, 0, 0], 2)];
    expect(union(small, large).at(2.5, 0, 0)).toBe(-2.5);
    expect(union(large, small).at(2.5, 0, 0)).toBe(-2.5);
  });

  it('lie on the surface that they hug', () => {
    const way = hug(
      [
        [12, 0, 0, 1],
        [0, 14, 0, 1],
        [-8, 0, 3, 1],
      ],
      ball([0, 0, 0], 10),
      0.5,
    );
    for (const [x, y, z] of way) expect(Math.hypot(x, y, z)).toBeCloseTo(10, 1);
  });
});

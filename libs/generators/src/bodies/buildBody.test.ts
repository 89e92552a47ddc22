import type { BodyPlan } from './body';
import { buildBody } from './buildBody';
import { boundsOf, openEdges, volumeOf } from './kit/mesh';
import { mirrored } from './kit/place';
import { type Shape, union } from './kit/shape';
import { ball } from './kit/solids';

const left = ball([20, 0, 0], 5);
let calls = 0;
const asked: Shape = {
  box: left.box,
  at(x, y, z) {
    calls += 1;
    return left.at(x, y, z);
  },
};
const sand = union(...Array.from({ length: 120 }, (_, at) => ball([at * 3, 0, 0], 1)));
const words = ['名', 'nomen', 'name', ''] as const;
const plan: BodyPlan = {
  slug: 'two',
  words,
  system: 1,
  simplified: '',
  groups: {
    all: {
      words,
      colour: '#ffffff',
      cell: 1,
      triangles: 300,
      parts: { left: words, right: words, sand: words },
    },
  },
  shapes: () => ({
    left: asked,
    right: mirrored(asked),
    sand: { shape: sand, isStrewn: true, triangles: 20_000 },
  }),
  neighbours: [],
  size: [[0, 0, 0] as const, [1, 1, 1] as const] as const,
};

it('turns over what it has made of the other side', () => {
  const [one] = buildBody(plan, 1, ['left']);
  const once = calls;
  const [, other] = buildBody(plan, 1, ['left', 'right']);
  expect(calls).toBe(once * 2);
  if (!one || !other) throw new Error('A part was not made');
  expect(boundsOf(other.mesh).min[0]).toBeCloseTo(-boundsOf(one.mesh).max[0]);
  expect(volumeOf(other.mesh)).toBeCloseTo(volumeOf(one.mesh));
  expect(openEdges(other.mesh)).toBe(0);
  expect(other.normals[0]).toBeCloseTo(-(one.normals[0] ?? 0));
});

it('keeps all of what is strewn', () => {
  const [strewn] = buildBody(plan, 1, ['sand']);
  if (!strewn) throw new Error('A part was not made');
  expect(boundsOf(strewn.mesh).max[0]).toBeCloseTo(358, 0);
});

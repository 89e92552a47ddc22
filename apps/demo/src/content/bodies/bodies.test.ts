import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bodies } from '@cheese/generators/bodies/bodies';
import { partsOf } from '@cheese/generators/bodies/buildBody';
import {
  boundsOf,
  type Mesh,
  openEdges,
  triangleCount,
  volumeOf,
} from '@cheese/generators/bodies/kit/mesh';
import { glbParts } from './glbParts';

const folder = join(__dirname, '..', '..', '..', 'bodies');

/** Whether a corner of one part is nearer than that to a corner of the other. */
function areNear(a: Mesh, b: Mesh, most: number): boolean {
  const { min, max } = boundsOf(b);
  for (let i = 0; i < a.places.length; i += 3) {
    const at = (axis: 0 | 1 | 2) => a.places[i + axis] ?? 0;
    const [x, y, z] = [at(0), at(1), at(2)];
    const isFar = ([0, 1, 2] as const).some(
      (axis) => at(axis) < min[axis] - most || at(axis) > max[axis] + most,
    );
    if (isFar) continue;
    for (let j = 0; j < b.places.length; j += 3) {
      const [u = 0, v = 0, w = 0] = [b.places[j], b.places[j + 1], b.places[j + 2]];
      if ((x - u) ** 2 + (y - v) ** 2 + (z - w) ** 2 < most * most) return true;
    }
  }
  return false;
}

/** What is called left or right after the side of the body that it lies on. */
const SIDED =
  /^(left|right)-.*(lobe|bronchus|vein|artery|bone|maxilla|concha|gyrus|nucleus|thalamus|hippocampus|hemisphere)$/;

it('all of them take 20 MB at most', () => {
  const bytes = readdirSync(folder).reduce((sum, one) => sum + statSync(join(folder, one)).size, 0);
  expect(bytes).toBeLessThan(20e6);
});

describe.each(bodies.map((plan) => [plan.slug, plan] as const))('%s', (slug, plan) => {
  const meshes = glbParts(join(folder, `${slug}.glb`));
  const meshOf = (id: string) =>
    meshes.get(id) ?? { places: new Float64Array(), corners: new Uint32Array() };
  const facts = JSON.parse(readFileSync(join(folder, `${slug}.json`), 'utf8')) as {
    mark: string;
    parts: object[];
  };

  it('stands beside the tree that its plan tells', () => {
    const hash = createHash('sha256');
    for (const ending of ['.glb', '.webp']) hash.update(readFileSync(join(folder, slug + ending)));
    expect(facts.mark).toBe(hash.digest('hex').slice(0, 16));
    expect(facts.parts).toEqual(partsOf(plan));
    expect([...meshes.keys()]).toEqual(partsOf(plan).flatMap((part) => part.meshes));
  });

  it('consists of closed parts of few triangles', () => {
    for (const [id, mesh] of meshes) {
      expect([id, openEdges(mesh)]).toEqual([id, 0]);
      expect([id, volumeOf(mesh) > 0]).toEqual([id, true]);
      expect([id, triangleCount(mesh) <= 20_000]).toEqual([id, true]);
    }
    const all = [...meshes.values()].reduce((sum, mesh) => sum + triangleCount(mesh), 0);
    expect(all).toBeLessThanOrEqual(150_000);
  });

  it('has its left and its right where they are in a body', () => {
    for (const [id, mesh] of meshes) {
      const { min, max } = boundsOf(mesh);
      const [, side] = SIDED.exec(id) ?? [];
      const middle = min[0] + max[0];
      if (side) expect([id, middle > 0 ? 'left' : 'right']).toEqual([id, side]);
    }
  });

  it('is as large as in nature', () => {
    const boxes = [...meshes.values()].map(boundsOf);
    const [least, most] = plan.size;
    ([0, 1, 2] as const).forEach((axis) => {
      const size =
        Math.max(...boxes.map((one) => one.max[axis])) -
        Math.min(...boxes.map((one) => one.min[axis]));
      expect(size).toBeGreaterThan(least[axis]);
      expect(size).toBeLessThan(most[axis]);
    });
  });

  it.each(plan.neighbours)('%s lies against %s', (a, b, most) => {
    expect(areNear(meshOf(a), meshOf(b), most)).toBe(true);
  });
});

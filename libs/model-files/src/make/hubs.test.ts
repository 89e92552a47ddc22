import { Document } from '@gltf-transform/core';
import { splitHubs } from './hubs';

const TRIANGLES = 2_000;

/** A fan: all triangles share one vertex. */
function fan() {
  const document = new Document();
  const count = TRIANGLES + 2;
  const places = Float32Array.from({ length: count * 3 }, (_, at) => (at < 3 ? 7 : at));
  const corners = Array.from({ length: TRIANGLES }, (_, at) => [0, at + 1, at + 2]).flat();
  const accessor = () => document.createAccessor();
  return document
    .createPrimitive()
    .setAttribute('POSITION', accessor().setType('VEC3').setArray(places))
    .setIndices(accessor().setArray(Uint32Array.from(corners)));
}

it('no corner is shared by thousands of triangles, and none of them moves', () => {
  const primitive = fan();
  splitHubs(primitive);
  const [places, order] = [primitive.getAttribute('POSITION'), primitive.getIndices()];
  const around = new Map<number, number>();
  for (let nth = 0; nth < TRIANGLES; nth += 1) {
    const [hub = -1, next = -1] = [order?.getScalar(nth * 3), order?.getScalar(nth * 3 + 1)];
    around.set(hub, (around.get(hub) ?? 0) + 1);
    expect(places?.getElement(hub, [])).toEqual([7, 7, 7]);
    expect(next).toBe(nth + 1);
  }
  expect(Math.max(...around.values())).toBe(500);
  expect(places?.getCount()).toBe(TRIANGLES + 2 + 3);
});

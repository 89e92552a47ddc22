import type { Accessor, Primitive } from '@gltf-transform/core';

/**
 * The optimiser visits, for each triangle, all triangles that share a vertex, which is quadratic
 * for a vertex shared by thousands.
 */
const MOST_AROUND = 500;

/** Duplicates vertices that too many triangles share. */
export function splitHubs(primitive: Primitive): void {
  const corners = primitive.getIndices()?.getArray();
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0;
  if (!corners) return;
  const around = new Uint32Array(count);
  const now = Uint32Array.from({ length: count }, (_, at) => at);
  const copies: number[] = [];
  const split = Uint32Array.from(corners, (corner: number) => {
    around[corner] = (around[corner] ?? 0) + 1;
    if (around[corner] > MOST_AROUND) {
      around[corner] = 1;
      now[corner] = count + copies.push(corner) - 1;
    }
    return now[corner] ?? corner;
  });
  if (copies.length === 0) return;
  for (const attribute of primitive.listAttributes()) addCopies(attribute, copies);
  primitive.getIndices()?.setArray(split);
}

function addCopies(attribute: Accessor, copies: readonly number[]) {
  const [values, size] = [attribute.getArray(), attribute.getElementSize()];
  if (!(values instanceof Float32Array)) return;
  const more = new Float32Array(values.length + copies.length * size);
  more.set(values);
  for (const [at, from] of copies.entries()) {
    more.set(values.subarray(from * size, (from + 1) * size), values.length + at * size);
  }
  attribute.setArray(more);
}

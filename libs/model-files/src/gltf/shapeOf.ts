import type { Accessor } from '@gltf-transform/core';
import type { RawShape } from '../raw';
import type { FilePictures } from './filePictures';
import type { Planned } from './plan';
import { cornersOf } from './triangles';

interface Reading {
  read: ReadonlyMap<number, Accessor>;
  pictures: FilePictures;
}

export function shapeOf(plan: Planned, { read, pictures }: Reading): RawShape {
  const { look, texture } = plan.look;
  const numbersAt = (at: number | null) => {
    const accessor = at === null ? undefined : read.get(at);
    return accessor ? floatsOf(accessor) : null;
  };
  const places = numbersAt(plan.places) ?? new Float32Array();
  const uvs = numbersAt(plan.uvs);
  if (uvs && texture) {
    for (let at = 0; at + 1 < uvs.length; at += 2) {
      [uvs[at], uvs[at + 1]] = texture.move(uvs[at] ?? 0, uvs[at + 1] ?? 0);
    }
  }
  const indices = plan.corners === null ? null : (read.get(plan.corners)?.getArray() ?? null);
  return {
    places,
    uvs,
    normals: numbersAt(plan.normals),
    colours: coloursOf(numbersAt(plan.colours), places.length / 3),
    corners: cornersOf(plan.mode, indices, places.length / 3),
    look: { ...look, picture: texture && uvs ? pictures.at(texture.image) : null },
  };
}

/** The real values of quantised numbers. */
function floatsOf(accessor: Accessor): Float32Array {
  const array = accessor.getArray() ?? new Float32Array();
  if (array instanceof Float32Array) return array.slice();
  if (!accessor.getNormalized()) return Float32Array.from(array);
  const isSigned = array instanceof Int8Array || array instanceof Int16Array;
  const most = 2 ** (array.BYTES_PER_ELEMENT * 8 - (isSigned ? 1 : 0)) - 1;
  return Float32Array.from(array, (one: number) => Math.max(one / most, -1));
}

function coloursOf(colours: Float32Array | null, count: number): Float32Array | null {
  if (!colours || colours.length === count * 4) return colours;
  return Float32Array.from({ length: count * 4 }, (_, at) =>
    at % 4 === 3 ? 1 : (colours[(at - (at % 4)) * 0.75 + (at % 4)] ?? 1),
  );
}

import { readFileSync } from 'node:fs';
import type { Mesh } from '@cheese/generators/bodies/kit/mesh';

interface Gltf {
  nodes: { name: string; mesh: number; translation: number[]; scale: number[] }[];
  meshes: { primitives: { attributes: { POSITION: number }; indices: number }[] }[];
  accessors: { bufferView: number; componentType: number; count: number }[];
  bufferViews: { byteOffset: number; byteStride?: number }[];
}

const UNSIGNED_SHORT = 5123;

/** The parts of a file of ours by their names, in millimetres. */
export function glbParts(path: string): Map<string, Mesh> {
  const file = readFileSync(path);
  const jsonLength = file.readUInt32LE(12);
  const gltf = JSON.parse(file.toString('utf8', 20, 20 + jsonLength)) as Gltf;
  const bytes = file.subarray(28 + jsonLength);
  const read = (at: number, each: (offset: number, isShort: boolean) => number[]) => {
    const { bufferView, componentType, count } = gltf.accessors[at] ?? missing(path);
    const isShort = componentType === UNSIGNED_SHORT;
    const { byteOffset, byteStride } = gltf.bufferViews[bufferView] ?? missing(path);
    const stride = byteStride ?? (isShort ? 2 : 4);
    return Array.from({ length: count }, (_, i) => each(byteOffset + i * stride, isShort)).flat();
  };
  return new Map(
    gltf.nodes.map(({ name, mesh, translation, scale }) => {
      const [primitive = missing(path)] = gltf.meshes[mesh]?.primitives ?? [];
      const places = read(primitive.attributes.POSITION, (offset) =>
        [0, 1, 2].map(
          (axis) =>
            bytes.readUInt16LE(offset + axis * 2) * (scale[axis] ?? 1) + (translation[axis] ?? 0),
        ),
      );
      const corners = read(primitive.indices, (offset, isShort) => [
        isShort ? bytes.readUInt16LE(offset) : bytes.readUInt32LE(offset),
      ]);
      return [name, { places: Float64Array.from(places), corners: Uint32Array.from(corners) }];
    }),
  );
}

function missing(path: string): never {
  throw new Error(`${path} is not whole`);
}

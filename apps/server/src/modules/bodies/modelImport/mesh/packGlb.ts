import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { normalsOf } from './normals';
import type { ImportedMesh } from './readObj';

/** A node of the file: a mesh under its name, in a colour as CSS has them (#rrggbb). */
export interface PackedNode {
  name: string;
  colour: string;
  mesh: ImportedMesh;
}

const PACKING = 'EXT_meshopt_compression';
const extensions = [PACKING, 'KHR_mesh_quantization'];
const STEPS = 65_535;
const codes = { unsignedShort: 5123, byte: 5120, unsignedInt: 5125 };

/** Colours of a file are of linear light. */
const linear = (hex: string) =>
  [1, 3, 5].map((at) => Number(((parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2).toFixed(4)));

/** Places in 16 bits, normals in 8, in the order in which they pack best. */
function quantized({ places, corners }: ImportedMesh) {
  const order = corners.slice();
  const [to, count] = MeshoptEncoder.reorderMesh(order, true, true);
  const normals = normalsOf({ places, corners });
  const least = [0, 1, 2].map((axis) => edgeOf(places, axis, Math.min));
  const most = [0, 1, 2].map((axis) => edgeOf(places, axis, Math.max));
  // The same step in all directions: angles stay as they are.
  const step = Math.max(...most.map((one, axis) => one - (least[axis] ?? 0)), 1e-6) / STEPS;
  const [whole, ways] = [new Uint16Array(count * 4), new Int8Array(count * 4)];
  const max = [0, 0, 0];
  for (let at = 0; at < to.length; at += 1) {
    const place = to[at] ?? count;
    if (place >= count) continue;
    for (let axis = 0; axis < 3; axis += 1) {
      const steps = Math.round(((places[at * 3 + axis] ?? 0) - (least[axis] ?? 0)) / step);
      whole[place * 4 + axis] = steps;
      max[axis] = Math.max(max[axis] ?? 0, steps);
      ways[place * 4 + axis] = Math.round((normals[at * 3 + axis] ?? 0) * 127);
    }
  }
  return { order, whole, ways, count, least, step, max };
}

type Quantized = ReturnType<typeof quantized>;

function edgeOf(places: Float32Array, axis: number, of: (one: number, other: number) => number) {
  let edge = places[axis] ?? 0;
  for (let at = axis; at < places.length; at += 3) edge = of(edge, places[at] ?? 0);
  return edge;
}

type Numbers = Uint16Array | Uint32Array | Int8Array;
const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** The packed bytes of a file, and the views through which its accessors read them. */
class PackedBuffer {
  readonly chunks: Uint8Array[] = [];
  readonly views: object[] = [];
  packed = 0;
  unpacked = 0;

  /** Returns the place of the new view. */
  add(numbers: Numbers, stride: number, mode: 'ATTRIBUTES' | 'TRIANGLES'): number {
    const source = bytesOf(numbers);
    const count = source.length / stride;
    const packed = MeshoptEncoder.encodeGltfBuffer(source, count, stride, mode);
    const how = { buffer: 0, byteOffset: this.packed, byteLength: packed.length };
    const isVertices = mode === 'ATTRIBUTES';
    this.views.push({
      buffer: 1,
      byteOffset: this.unpacked,
      byteLength: source.length,
      ...(isVertices ? { byteStride: stride, target: 34_962 } : { target: 34_963 }),
      extensions: { [PACKING]: { ...how, byteStride: stride, count, mode } },
    });
    const gap = (4 - (packed.length % 4)) % 4;
    this.chunks.push(packed, new Uint8Array(gap));
    this.packed += packed.length + gap;
    this.unpacked += Math.ceil(source.length / 4) * 4;
    return this.views.length - 1;
  }
}

/** Accessors of positions, normals and corners, in this order. */
function accessorsOf({ order, whole, ways, count, max }: Quantized, buffer: PackedBuffer) {
  const isSmall = count < STEPS;
  const corners = isSmall ? Uint16Array.from(order) : order;
  return [
    {
      bufferView: buffer.add(whole, 8, 'ATTRIBUTES'),
      componentType: codes.unsignedShort,
      count,
      type: 'VEC3',
      min: [0, 0, 0],
      max,
    },
    {
      bufferView: buffer.add(ways, 4, 'ATTRIBUTES'),
      componentType: codes.byte,
      normalized: true,
      count,
      type: 'VEC3',
    },
    {
      bufferView: buffer.add(corners, isSmall ? 2 : 4, 'TRIANGLES'),
      componentType: isSmall ? codes.unsignedShort : codes.unsignedInt,
      count: corners.length,
      type: 'SCALAR',
    },
  ];
}

const materialOf = (colour: string) => ({
  pbrMetallicRoughness: {
    baseColorFactor: [...linear(colour), 1],
    metallicFactor: 0,
    roughnessFactor: 0.6,
  },
});

/** A file of glTF 2.0 in one GLB, packed by meshopt: a node for each mesh by its name. */
export async function packGlb(given: readonly PackedNode[]): Promise<Buffer> {
  await MeshoptEncoder.ready;
  const buffer = new PackedBuffer();
  const [nodes, meshes, accessors]: [object[], object[], object[]] = [[], [], []];
  const colours = [...new Set(given.map(({ colour }) => colour))];
  for (const { name, colour, mesh } of given) {
    const reduced = quantized(mesh);
    const { least, step } = reduced;
    const first = accessors.length;
    accessors.push(...accessorsOf(reduced, buffer));
    const form = { POSITION: first, NORMAL: first + 1 };
    const material = colours.indexOf(colour);
    meshes.push({ name, primitives: [{ attributes: form, indices: first + 2, material }] });
    nodes.push({ name, mesh: nodes.length, translation: least, scale: [step, step, step] });
  }
  const json = JSON.stringify({
    asset: { version: '2.0' },
    extensionsUsed: extensions,
    extensionsRequired: extensions,
    scene: 0,
    scenes: [{ nodes: nodes.map((_, at) => at) }],
    nodes,
    meshes,
    materials: colours.map(materialOf),
    accessors,
    bufferViews: buffer.views,
    buffers: [
      { byteLength: buffer.packed },
      { byteLength: buffer.unpacked, extensions: { [PACKING]: { fallback: true } } },
    ],
  });
  return wrapped(Buffer.from(json), Buffer.concat(buffer.chunks));
}

const [GLTF, JSON_CHUNK, BYTES_CHUNK] = [0x46546c67, 0x4e4f534a, 0x004e4942];

function wrapped(json: Buffer, bytes: Buffer): Buffer {
  const text = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, 0x20)]);
  const numbers = (...all: number[]) => Buffer.from(Uint32Array.from(all).buffer);
  const total = 12 + 8 + text.length + 8 + bytes.length;
  return Buffer.concat([
    numbers(GLTF, 2, total),
    numbers(text.length, JSON_CHUNK),
    text,
    numbers(bytes.length, BYTES_CHUNK),
    bytes,
  ]);
}

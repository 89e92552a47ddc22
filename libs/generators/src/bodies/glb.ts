import type { BodyMesh } from './buildBody';
import { boundsOf } from './kit/mesh';

const [GLTF, JSON_CHUNK, BYTES_CHUNK] = [0x46546c67, 0x4e4f534a, 0x004e4942];
const [UNSIGNED_SHORT, BYTE, UNSIGNED_INT] = [5123, 5120, 5125];
const STEPS = 65535;

/** glTF colours are linear. */
const linear = (hex: string) =>
  [1, 3, 5].map((at) => Number(((parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2).toFixed(4)));

const padded = (bytes: Buffer, by: number) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, by)]);

/** Positions as 16-bit integers with the same scale on all axes, so that angles are preserved. */
function packMesh({ mesh, normals }: BodyMesh) {
  const { min, max } = boundsOf(mesh);
  const step = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / STEPS;
  const count = mesh.places.length / 3;
  const [places, ways] = [Buffer.alloc(count * 8), Buffer.alloc(count * 4)];
  const most = [0, 0, 0];
  for (let at = 0; at < count; at++)
    for (const axis of [0, 1, 2] as const) {
      const whole = Math.round(((mesh.places[at * 3 + axis] ?? 0) - min[axis]) / step);
      most[axis] = Math.max(most[axis] ?? 0, whole);
      places.writeUInt16LE(whole, at * 8 + axis * 2);
      ways.writeInt8(Math.round((normals[at * 3 + axis] ?? 0) * 127), at * 4 + axis);
    }
  const isSmall = count < 65536;
  const corners = Buffer.from((isSmall ? Uint16Array : Uint32Array).from(mesh.corners).buffer);
  return { places, ways, corners, min, step, most, count, isSmall };
}

/** A glTF 2.0 file with one named node per part, with `KHR_mesh_quantization`. */
export function glbOf(meshes: readonly BodyMesh[]): Buffer {
  const chunks: Buffer[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let length = 0;
  const view = (bytes: Buffer, how: object) => {
    const whole = padded(bytes, 0);
    views.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...how });
    chunks.push(whole);
    length += whole.length;
    return views.length - 1;
  };
  const colours = [...new Set(meshes.map(({ colour }) => colour))];
  const [nodes, forms]: [object[], object[]] = [[], []];
  for (const one of meshes) {
    const { places, ways, corners, min, step, most, count, isSmall } = packMesh(one);
    const vertices = { target: 34962 };
    accessors.push(
      {
        bufferView: view(places, { ...vertices, byteStride: 8 }),
        componentType: UNSIGNED_SHORT,
        count,
        type: 'VEC3',
        min: [0, 0, 0],
        max: most,
      },
      {
        bufferView: view(ways, { ...vertices, byteStride: 4 }),
        componentType: BYTE,
        normalized: true,
        count,
        type: 'VEC3',
      },
      {
        bufferView: view(corners, { target: 34963 }),
        componentType: isSmall ? UNSIGNED_SHORT : UNSIGNED_INT,
        count: one.mesh.corners.length,
        type: 'SCALAR',
      },
    );
    const first = accessors.length - 3;
    forms.push({
      name: one.id,
      primitives: [
        {
          attributes: { POSITION: first, NORMAL: first + 1 },
          indices: first + 2,
          material: colours.indexOf(one.colour),
        },
      ],
    });
    nodes.push({
      name: one.id,
      mesh: forms.length - 1,
      translation: min,
      scale: [step, step, step],
    });
  }
  const text = JSON.stringify({
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: nodes.map((_, at) => at) }],
    nodes,
    meshes: forms,
    materials: colours.map((colour) => ({
      name: colour,
      pbrMetallicRoughness: {
        baseColorFactor: [...linear(colour), 1],
        metallicFactor: 0,
        roughnessFactor: 0.6,
      },
    })),
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: length }],
  });
  return chunked(padded(Buffer.from(text), 0x20), Buffer.concat(chunks));
}

function chunked(json: Buffer, bytes: Buffer): Buffer {
  const head = (...numbers: number[]) => {
    const out = Buffer.alloc(numbers.length * 4);
    numbers.forEach((one, at) => out.writeUInt32LE(one, at * 4));
    return out;
  };
  const total = 12 + 8 + json.length + 8 + bytes.length;
  return Buffer.concat([
    head(GLTF, 2, total),
    head(json.length, JSON_CHUNK),
    json,
    head(bytes.length, BYTES_CHUNK),
    bytes,
  ]);
}

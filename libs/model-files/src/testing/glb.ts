import { blockCorners, blockPlaces } from './block';

/** The parts of a glTF file, for tests to corrupt. */
export interface GltfParts {
  json: object;
  binary: Buffer;
}

const padded = (bytes: Buffer, by: number) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, by)]);

export function packGlb({ json, binary }: GltfParts): Buffer {
  const words = padded(Buffer.from(JSON.stringify(json)), 0x20);
  const bytes = padded(binary, 0);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + 8 + words.length + 8 + bytes.length, 8);
  const chunk = (kind: string, content: Buffer) => {
    const said = Buffer.alloc(8);
    said.writeUInt32LE(content.length);
    said.write(kind, 4, 'latin1');
    return [said, content];
  };
  return Buffer.concat([head, ...chunk('JSON', words), ...chunk('BIN\0', bytes)]);
}

/** Two named blocks below a heading, in metres, one moved to the left. */
export function someGltf(): GltfParts {
  const places = Buffer.from(Float32Array.from(blockPlaces.flat(), (one) => one / 1000).buffer);
  const corners = Buffer.from(Uint16Array.from(blockCorners).buffer);
  return {
    json: {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [
        { name: '心脏', children: [1, 2] },
        { name: '左心室', mesh: 0 },
        { name: '右心室', mesh: 0, translation: [0.1, 0, 0] },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
      materials: [
        { pbrMetallicRoughness: { baseColorFactor: [0.6, 0.1, 0.1, 1], roughnessFactor: 0.7 } },
      ],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3' },
        { bufferView: 1, componentType: 5123, count: 36, type: 'SCALAR' },
      ],
      bufferViews: [
        { buffer: 0, byteLength: places.length },
        { buffer: 0, byteOffset: places.length, byteLength: corners.length },
      ],
      buffers: [{ byteLength: places.length + corners.length }],
    },
    binary: Buffer.concat([places, corners]),
  };
}

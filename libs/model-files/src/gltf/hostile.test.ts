import { GlbWriter } from '../make/writeGlb';
import { refusalOf } from '../testing/take';
import { packGlb, someGltf } from '../testing/glb';

const { json, binary } = someGltf();
const glb = (change: object) => packGlb({ json: { ...json, ...change }, binary });
const many = (words: string, count: number) => words.repeat(count);
const MILLION = 1_000_000;

const accessor = { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3' };
const accessors = (first: object, second: object = {}) => ({
  accessors: [
    { ...accessor, ...first },
    { bufferView: 1, componentType: 5123, count: 36, type: 'SCALAR', ...second },
  ],
});
const views = (first: object) => ({
  bufferViews: [
    { buffer: 0, byteLength: 96, ...first },
    { buffer: 0, byteOffset: 96, byteLength: 72 },
  ],
});
const packing = (said: object) =>
  views({ extensions: { EXT_meshopt_compression: { buffer: 0, mode: 'ATTRIBUTES', ...said } } });

describe('a glTF is refused for', () => {
  it.each<[string, string, () => Buffer | string]>([
    ['lists in lists without end', 'broken', () => `{"asset":${many('[', MILLION)}`],
    ['more words than memory', 'unpacked', () => `{"asset":[${many('1,', 5 * MILLION)}1]}`],
    ['more corners than bytes', 'broken', () => glb(accessors({ count: 4_000_000_000 }))],
    ['corners beyond the end', 'broken', () => glb(accessors({ byteOffset: 8 }))],
    ['triangles of corners that are none', 'broken', () => glb(accessors({}, { byteOffset: -2 }))],
    ['a kind of number that is none', 'broken', () => glb(accessors({ componentType: 5 }))],
    [
      'zeros without end',
      'unpacked',
      () => glb(accessors({ bufferView: undefined, count: 2_000_000_000 })),
    ],
    ['a view beyond its bytes', 'broken', () => glb(views({ byteLength: 9_999 }))],
    [
      'a packing that grows without end',
      'unpacked',
      () => glb(packing({ byteLength: 96, byteStride: 12, count: 2_000_000_000 })),
    ],
    [
      'a packing that is none',
      'broken',
      () => glb(packing({ byteLength: 96, byteStride: 12, count: 8 })),
    ],
    [
      'a million nodes',
      'parts',
      () => glb({ nodes: Array.from({ length: 100_000 }, () => ({ mesh: 0 })) }),
    ],
    [
      'one mesh shown without end',
      'triangles',
      () =>
        glb({
          scenes: [],
          nodes: Array.from({ length: 40_000 }, () => ({ mesh: 0, name: 'a' })),
          meshes: [
            {
              primitives: Array.from({ length: 9 }, () => ({
                attributes: { POSITION: 0 },
                indices: 1,
              })),
            },
          ],
        }),
    ],
    ['a tower of nodes', 'deep', () => glb(tower(200))],
    [
      'bytes of this machine',
      'external',
      () => glb({ buffers: [{ uri: 'file:///etc/passwd', byteLength: 168 }] }),
    ],
    [
      'bytes out of the archive',
      'external',
      () => glb({ buffers: [{ uri: '..%2f..%2fetc/passwd', byteLength: 168 }] }),
    ],
    ['no number among the corners', 'numbers', () => bent(Number.NaN)],
    ['an endless one', 'numbers', () => bent(-Infinity)],
  ])('%s', async (_, key, file) => {
    const write = jest.spyOn(GlbWriter.prototype, 'write');
    expect(await refusalOf(Buffer.from(file()))).toBe(key);
    expect(write).not.toHaveBeenCalled();
  });
});

function tower(levels: number) {
  const nodes = Array.from({ length: levels }, (_, at) => ({
    name: `n${at}`,
    ...(at + 1 < levels ? { children: [at + 1] } : { mesh: 0 }),
  }));
  return { nodes };
}

function bent(value: number): Buffer {
  const bytes = Buffer.from(binary);
  bytes.writeFloatLE(value, 20);
  return packGlb({ json, binary: bytes });
}

/** A buffer view that announces one number and unpacks to millions. */

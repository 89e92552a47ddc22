import { packGlb, someGltf } from '../testing/glb';
import { readBack } from '../testing/readBack';
import { refusalOf, take } from '../testing/take';

it('a GLB becomes a smaller one in millimetres, with its names and its tree', async () => {
  const { glb, parts, report } = await take(packGlb(someGltf()));
  expect(parts).toEqual([
    {
      key: '心脏',
      name: '心脏',
      parent: null,
      triangles: 0,
      min: [0, 0, 0],
      max: [140, 20, 10].map((one) => expect.closeTo(one, 3) as number),
    },
    expect.objectContaining({ key: '左心室', parent: '心脏', triangles: 12 }),
    expect.objectContaining({ key: '右心室', parent: '心脏', triangles: 12 }),
  ]);
  expect(report).toMatchObject({ format: 'GLB', triangles: 24, vertices: 16, textures: 0 });
  expect(report.notes).toContain('按文件的单位（1 单位 = 1000 毫米）换算，模型最长边为 140 毫米');
  const { names, extensions, bounds } = await readBack(glb);
  expect(names).toEqual(expect.arrayContaining(['心脏', '左心室', '右心室']));
  expect(extensions).toEqual(
    expect.arrayContaining(['EXT_meshopt_compression', 'KHR_mesh_quantization']),
  );
  expect(bounds?.max[0]).toBeCloseTo(140, 1);
});

const { json, binary } = someGltf();
const bent = (change: object, bytes = binary) =>
  packGlb({ json: { ...json, ...change }, binary: bytes });
const node = { name: 'a', mesh: 0 };

it.each<[string, object, string]>([
  [
    'nodes that hold each other',
    { nodes: [{ children: [1] }, { children: [0], mesh: 0 }] },
    'cycle',
  ],
  ['a node that holds itself', { nodes: [{ children: [0], mesh: 0 }] }, 'cycle'],
  ['a node that two hold', { nodes: [{ children: [1] }, node, { children: [1] }] }, 'cycle'],
  ['another version', { asset: { version: '1.0' } }, 'oldGltf'],
  ['Draco', { extensionsRequired: ['KHR_draco_mesh_compression'] }, 'extension'],
  ['a place that is none', { nodes: [{ mesh: 0, translation: [0, null, 0] }] }, 'numbers'],
  [
    'bytes from elsewhere',
    { buffers: [{ uri: 'http://127.0.0.1/a.bin', byteLength: 168 }] },
    'external',
  ],
  ['a file that is not there', { buffers: [{ uri: 'a.bin', byteLength: 168 }] }, 'missing'],
  ['nothing to see', { nodes: [{ name: 'a' }] }, 'nothing'],
])('%s is refused', async (_, change, key) => {
  expect(await refusalOf(bent(change))).toBe(key);
});

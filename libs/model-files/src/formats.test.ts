import sharp from 'sharp';
import { binaryFbx, type FbxNode, someFbx, textFbx } from './testing/fbx';
import { packGlb, someGltf } from './testing/glb';
import { packed, someMtl, someObj } from './testing/obj';
import { plyHead, somePly } from './testing/ply';
import { readBack } from './testing/readBack';
import { binaryStl, textStl } from './testing/stl';
import { take } from './testing/take';

const picture = () =>
  sharp({ create: { width: 3000, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();

/** The dimensions of the first visible part. */
const sidesOf = ({ min, max }: { min: number[]; max: number[] }) =>
  max.map((one, at) => Math.round(one - (min[at] ?? 0)));

describe('each kind of file', () => {
  const block = [40, 20, 10];
  const lying = [40, 10, 20];
  it.each<[string, () => Uint8Array | string, string[], number[]]>([
    ['OBJ', someObj, ['左肺', '右肺'], block],
    ['STL', binaryStl, ['扫描'], lying],
    ['STL', () => textStl('femur'), ['femur'], lying],
    ['PLY', () => somePly('ascii'), ['扫描'], lying],
    ['PLY', () => somePly('binary_little_endian'), ['扫描'], lying],
    ['PLY', () => somePly('binary_big_endian'), ['扫描'], lying],
    ['FBX', () => textFbx(someFbx()), ['下肢', '股骨'], block.map((one) => one * 10)],
    ['FBX', () => binaryFbx(someFbx()), ['下肢', '股骨'], block.map((one) => one * 10)],
  ])('%s', async (format, file, names, sides) => {
    const { parts, report, glb } = await take(Buffer.from(file()), '扫描.bin');
    expect(report.format).toBe(format);
    expect(parts.map(({ key }) => key)).toEqual(names);
    expect(sidesOf(parts.at(-1) ?? { min: [], max: [] })).toEqual(sides);
    expect(parts.at(-1)).toMatchObject({ triangles: 12 });
    const back = await readBack(glb);
    expect(back.names).toEqual(expect.arrayContaining(names));
  });
});

it('an archive of OBJ brings its colours, its cover and its picture, made smaller', async () => {
  const file = packed({
    '肺/模型.obj': someObj(),
    '肺/材质.mtl': someMtl,
    '肺/tex/lung.png': await picture(),
    '__MACOSX/肺/._模型.obj': 'x',
  });
  const { report, glb } = await take(file);
  expect(report).toMatchObject({ format: 'OBJ（zip）', textures: 1, triangles: 24 });
  expect(report.notes).toContain('1 张贴图缩小到最长边 2048 像素');
  const { root, extensions } = await readBack(glb);
  expect(extensions).toContain('EXT_texture_webp');
  expect(root.listTextures()[0]?.getSize()).toEqual([2048, 20]);
  const looks = root.listMaterials().map((one) => one.getBaseColorFactor());
  expect(looks).toContainEqual([1, 0, 0, 0.5]);
});

it('what is not there of it is said', async () => {
  const { report } = await take(packed({ 'a.obj': someObj() }));
  expect(report.notes).toContain('找不到材质文件“材质.mtl”，颜色与贴图未带入');
});

it('a glTF brings its files in an archive, or in itself', async () => {
  const { json, binary } = someGltf();
  const buffers = (uri: string) => ({ ...json, buffers: [{ uri, byteLength: binary.length }] });
  const beside = packed({
    'm/model.gltf': JSON.stringify(buffers('data/%E6%95%B0.bin')),
    'm/data/数.bin': binary,
  });
  expect((await take(beside)).report).toMatchObject({ format: 'glTF（zip）', triangles: 24 });
  const inside = buffers(`data:application/octet-stream;base64,${binary.toString('base64')}`);
  expect((await take(Buffer.from(JSON.stringify(inside)))).report.format).toBe('glTF');
  expect((await take(packed({ 'a.glb': packGlb(someGltf()) }))).report.format).toBe('GLB（zip）');
});

it('remarks behind the numbers of an OBJ are none of them, and names may have their sign', async () => {
  const remarked = someObj()
    .replace(/^(v|vt|f) (.*)$/gm, '$1 $2 # 第 1 个')
    .replace('o 左肺', 'o 左肺 #1');
  const { parts } = await take(Buffer.from(remarked));
  expect(parts.map(({ name, triangles }) => [name, triangles])).toEqual([
    ['左肺 #1', 12],
    ['右肺', 12],
  ]);
});

it.each<[string, (head: string) => string]>([
  ['after its last line alone', (head) => head.replace(/\n$/, '\r\n')],
  ['after all but its last line', (head) => `${head.slice(0, -1).replaceAll('\n', '\r\n')}\n`],
  ['after each line', (head) => head.replaceAll('\n', '\r\n')],
])('a PLY with a return and a feed %s is where it was', async (_, written) => {
  const file = somePly('binary_little_endian');
  const head = plyHead('binary_little_endian');
  const content = file.subarray(Buffer.byteLength(head));
  const { parts } = await take(Buffer.concat([Buffer.from(written(head)), content]));
  expect(sidesOf(parts[0] ?? { min: [], max: [] })).toEqual([40, 10, 20]);
});

it('what stands behind a PLY, and nobody told of, is said', async () => {
  const file = Buffer.concat([somePly('binary_big_endian'), Buffer.alloc(40)]);
  const { report } = await take(file);
  expect(report.notes).toContain('文件末尾有 40 字节没有在 PLY 文件头中说明，未使用');
});

it('an FBX whose movements nobody could read stands still', async () => {
  const moving: FbxNode = {
    name: 'AnimationCurve',
    values: [77, 'AnimCurve', ''],
    holds: [{ name: 'KeyTime', values: ['?'] }],
  };
  const nodes = someFbx().map((node) =>
    node.name === 'Objects' ? { ...node, holds: [...(node.holds ?? []), moving] } : node,
  );
  for (const file of [binaryFbx(nodes), Buffer.from(textFbx(nodes))]) {
    expect((await take(file)).report.triangles).toBe(12);
  }
});

it('a record of an FBX that does not say where it ends, ends where its words do', async () => {
  const file = binaryFbx(someFbx());
  const at = file.indexOf('FBXVersion') - 13;
  file.writeUInt32LE(0, at);
  expect((await take(file)).report.triangles).toBe(12);
});

it('colours of corners are kept', async () => {
  const { glb } = await take(somePly('binary_little_endian'));
  const { root } = await readBack(glb);
  const colours = root.listMeshes()[0]?.listPrimitives()[0]?.getAttribute('COLOR_0');
  expect(colours?.getElement(0, [])[0]).toBeCloseTo(0.578, 1);
});

it('millimetres that a format calls metres are still millimetres', async () => {
  const { json, binary } = someGltf();
  const nodes = [{ name: 'a', mesh: 0, scale: [1000, 1000, 1000] }];
  const { parts, report } = await take(packGlb({ json: { ...json, scenes: [], nodes }, binary }));
  expect(sidesOf(parts[0] ?? { min: [], max: [] })).toEqual([40, 20, 10]);
  expect(report.notes.join()).toContain('已改按毫米处理，模型最长边为 40 毫米');
});

it('a model of no likely size is made one, and that is said', async () => {
  const { json, binary } = someGltf();
  const nodes = [{ name: 'a', mesh: 0, scale: [1e6, 1e6, 1e6] }];
  const { parts, report } = await take(packGlb({ json: { ...json, scenes: [], nodes }, binary }));
  expect(sidesOf(parts[0] ?? { min: [], max: [] })).toEqual([200, 100, 50]);
  expect(report.notes.join()).toContain('测量结果不可作为实际长度');
});

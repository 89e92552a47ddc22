import { deflateSync } from 'node:zlib';
import { modelFailures } from '@cheese/domain/texts/failures/modelFailures';
import { modelLimits } from './limits';
import { GlbWriter } from './make/writeGlb';
import { everyKind } from './testing/everyKind';
import { binaryFbx, type FbxNode, someFbx, textFbx } from './testing/fbx';
import { packGlb, someGltf } from './testing/glb';
import { packed, someObj } from './testing/obj';
import { plyHead, somePly } from './testing/ply';
import { textStl } from './testing/stl';
import { refusalOf, take } from './testing/take';

const many = (words: string, count: number) => words.repeat(count);
const MILLION = 1_000_000;

const links = (...pairs: [number, number][]): FbxNode[] =>
  someFbx().map((node) =>
    node.name === 'Connections'
      ? {
          name: 'Connections',
          holds: pairs.map(([a, b]) => ({ name: 'C', values: ['OO', a, b] })),
        }
      : node,
  );
const inObjects = (...holds: FbxNode[]): FbxNode[] =>
  someFbx().map((node) =>
    node.name === 'Objects' ? { ...node, holds: [...(node.holds ?? []), ...holds] } : node,
  );

describe('refused', () => {
  it.each<[string, string, () => Buffer | string]>([
    [
      'a picture called a model',
      'unknown',
      () => Buffer.from('\x89PNG\r\n\x1a\n' + 'x'.repeat(99)),
    ],
    ['nothing', 'unknown', () => ''],
    ['words', 'unknown', () => '心脏模型'],
    ['JSON of something else', 'oldGltf', () => '{"a":1}'],
    ['an OBJ without numbers', 'numbers', () => 'o a\nv 1 2\nv x y z\nv 0 0 1\nf 1 2 3'],
    ['an OBJ of corners that are none', 'numbers', () => 'o a\nv 1 2 3\nf 1 2 3'],
    [
      'an OBJ of a million groups',
      'parts',
      () => `${someObj()}\n${many('g a\nf 1 2 3\n', MILLION)}`,
    ],
    [
      'an OBJ of too many names',
      'parts',
      () => [someObj(), ...Array.from({ length: 2_100 }, (_, at) => `g ${at}\nf 1 2 3`)].join('\n'),
    ],
    [
      'an OBJ of one face with a million sides',
      'triangles',
      () => `v 0 0 0\nv 1 0 0\nv 0 1 0\nf ${many('1 2 3 ', MILLION)}`,
    ],
    ['an OBJ of points', 'nothing', () => many('v 1 2 3\n', 1_000)],
    [
      'a PLY of four thousand million corners',
      'broken',
      () => plyHead('binary_little_endian', { corners: 4_294_967_295 }) + many('x', 999),
    ],
    [
      'a PLY of as many in words',
      'plyRows',
      () => plyHead('ascii', { corners: 4_294_967_295 }) + many('1 ', 999),
    ],
    ['a PLY of as many faces', 'triangles', () => plyHead('ascii', { faces: 4_294_967_295 })],
    [
      'a PLY of things without anything',
      'broken',
      () => 'ply\nformat ascii 1.0\nelement vertex 4294967295\nend_header\n1 2 3\n',
    ],
    [
      'a cloud of points',
      'nothing',
      () =>
        'ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float y\nproperty float z\nend_header\n1 2 3\n',
    ],
    [
      'an STL that says to be longer',
      'unknown',
      () => {
        const file = Buffer.alloc(200);
        file.writeUInt32LE(0xffffffff, 80);
        return file;
      },
    ],
    [
      'an STL that ends nowhere',
      'broken',
      () => `solid a\nfacet\n${many('solid facet ', MILLION)}`,
    ],
    [
      'an STL that begins without end',
      'broken',
      () => many('solid a\nfacet normal 0 0 1\n', 200_000),
    ],
    ['an old FBX in words', 'oldFbx', () => textFbx(someFbx('a', 6100))],
    ['an old FBX in bytes', 'oldFbx', () => binaryFbx(someFbx('a', 6100), 6100)],
    [
      'an FBX that changes all objects',
      'broken',
      () => binaryFbx(inObjects({ name: '__proto__', values: [1, 'a', 'b'] })),
    ],
    [
      'the same in words',
      'broken',
      () => textFbx(inObjects({ name: 'constructor', values: [1, 'a', 'b'], holds: [] })),
    ],
    [
      'nodes of an FBX that hold each other',
      'nothing',
      () => binaryFbx(links([20, 21], [21, 20], [10, 21], [22, 0])),
    ],
    ['an FBX without corners', 'broken', () => binaryFbx(links([20, 0], [21, 20]))],
    ['an FBX in which a list grows without end', 'broken', () => grown()],
    [
      'a PLY whose rows have a column more than its head',
      'plyRows',
      () =>
        somePly('ascii')
          .toString()
          .replace(/^(\S+ \S+ \S+) 200 30 30$/gm, '$1 200 30 30 255'),
    ],
    [
      'a PLY whose faces say of more corners than they have',
      'plyRows',
      () =>
        somePly('ascii')
          .toString()
          .replace(/^3 (\d+ \d+ \d+)$/gm, '4 $1'),
    ],
    ['a 3MF', 'threeMf', () => packed({ '3D/3dmodel.model': '<model/>' })],
    [
      'an archive that grows a thousandfold',
      'bomb',
      () => packed({ 'a.obj': Buffer.alloc(20 * MILLION) }),
    ],
    [
      'an archive with a password',
      'encrypted',
      () => {
        const file = packed({ 'a.obj': someObj() });
        file.writeUInt16LE(1, file.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 8);
        return file;
      },
    ],
    ['an archive of several', 'several', () => packed({ 'a.obj': someObj(), 'b.obj': someObj() })],
    ['an archive of none', 'unknown', () => packed({ 'a.txt': 'x' })],
    [
      'an archive in an archive',
      'unknown',
      () => packed({ 'a.obj': packed({ 'b.obj': someObj() }) }),
    ],
    ['an archive whose files lead out of it', 'unknown', () => packed({ '../a.obj': someObj() })],
  ])('%s', async (_, key, file) => {
    const write = jest.spyOn(GlbWriter.prototype, 'write');
    expect(await refusalOf(Buffer.from(file()))).toBe(key);
    expect(write).not.toHaveBeenCalled();
  });
});

function grown(): Buffer {
  const file = binaryFbx(someFbx());
  const packed_ = deflateSync(Buffer.alloc(10 * MILLION));
  const at = file.indexOf('Vertices') + 'Vertices'.length;
  const list = Buffer.alloc(13);
  list.write('d');
  list.writeUInt32LE(1, 1);
  list.writeUInt32LE(1, 5);
  list.writeUInt32LE(packed_.length, 9);
  return Buffer.concat([file.subarray(0, at), list, packed_, file.subarray(at)]);
}

it('each kind that was cut off anywhere is refused, or is a model', async () => {
  for (const file of Object.values(everyKind())) {
    for (const share of [0.05, 0.3, 0.6, 0.95]) {
      expect(Object.keys(modelFailures)).toContain(
        (await refusalOf(file.subarray(0, file.length * share))).replace('taken', 'broken'),
      );
    }
  }
});

it('a solid whose name is that of another word is still one', async () => {
  expect((await take(Buffer.from(textStl('solid facet')))).parts[0]?.name).toBe('solid facet');
});

it('sentences say what the limits are', () => {
  expect(modelFailures.tooLarge).toContain(`${modelLimits.bytes / 1024 ** 2} MB`);
  expect(modelFailures.triangles).toContain(`${modelLimits.triangles / 10_000} 万`);
  expect(modelFailures.parts).toContain(`${modelLimits.parts} 个`);
});

it('whoever gives up is not kept waiting', async () => {
  const { takeModel } = await import('./takeModel');
  const hooks = { progress() {}, cancelled: () => true };
  const file = takeModel({ name: 'a', bytes: packGlb(someGltf()) }, hooks);
  await expect(file).rejects.toMatchObject({ key: 'cancelled' });
});

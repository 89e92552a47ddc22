import { packGlb, someGltf } from '../testing/glb';
import { take } from '../testing/take';

const { json, binary } = someGltf();
const glb = (change: object) => packGlb({ json: { ...json, ...change }, binary });

it('names are words, whatever they say, and no longer than somebody reads', async () => {
  const name = `<script>alert(1)</script>\u202e\0\n${'长'.repeat(500)}`;
  const { parts, report } = await take(
    glb({ nodes: [{ name, mesh: 0 }, { mesh: 0 }], scenes: [] }),
  );
  expect(parts[0]?.name).toMatch(/^<script>alert\(1\)<\/script> 长+$/);
  expect(parts[0]?.name.length).toBeLessThanOrEqual(120);
  expect(parts[1]?.name).toBe('部件 1');
  expect(report.notes).toContain('1 个名称过长或含有控制字符，已截短或去除');
});

it('names in the wrong code are made right, and those of others have a number', async () => {
  const nodes = [
    { name: Buffer.from('心脏').toString('latin1'), mesh: 0 },
    { name: Buffer.from([0xd0, 0xc4, 0xd4, 0xe0]).toString('latin1'), mesh: 0 },
    { name: 'Músculo', mesh: 0 },
    { name: '��', mesh: 0 },
  ];
  const { parts, report } = await take(glb({ nodes, scenes: [] }));
  expect(parts.map(({ key }) => key)).toEqual(['心脏', '心脏 (2)', 'Músculo', '��']);
  expect(report.notes).toEqual(
    expect.arrayContaining([
      '2 个名称的编码有误，已还原为中文',
      '1 个名称是乱码，无法还原，请在整理部件时改名',
      '1 个部件与其他部件重名，加上了序号',
    ]),
  );
});

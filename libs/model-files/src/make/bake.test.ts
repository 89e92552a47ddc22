import { packGlb, someGltf } from '../testing/glb';
import { readBack } from '../testing/readBack';
import { take } from '../testing/take';

const { json, binary } = someGltf();

/** The signed volume: positive if all triangles face outwards. */
async function volumeOf(node: object): Promise<number> {
  const nodes = [{ name: 'a', mesh: 0, ...node }];
  const { glb } = await take(packGlb({ json: { ...json, scenes: [], nodes }, binary }));
  const { root } = await readBack(glb);
  const primitive = root.listMeshes()[0]?.listPrimitives()[0];
  const corners = primitive?.getIndices()?.getArray() ?? [];
  const places = primitive?.getAttribute('POSITION');
  const at = (nth: number) => places?.getElement(corners[nth] ?? 0, []) ?? [];
  let volume = 0;
  for (let nth = 0; nth < corners.length; nth += 3) {
    const [a = 0, b = 0, c = 0] = at(nth);
    const [d = 0, e = 0, f = 0] = at(nth + 1);
    const [g = 0, h = 0, i = 0] = at(nth + 2);
    volume += (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)) / 6;
  }
  return volume;
}

it.each<[string, object]>([
  ['as it is', {}],
  ['turned', { rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] }],
  ['in a mirror', { scale: [-1, 1, 1] }],
])('a surface that stands %s looks to the outside', async (_, node) => {
  expect(await volumeOf(node)).toBeGreaterThan(0);
});

it('triangles without an area are left out, and said', async () => {
  const bytes = Buffer.from(binary);
  bytes.writeUInt16LE(bytes.readUInt16LE(96), 98);
  const { report } = await take(packGlb({ json, binary: bytes }));
  expect(report.triangles).toBe(22);
  expect(report.notes).toContain('去除了 2 个没有面积的三角面');
});

import { writeZip } from '@cheese/question-files/zip/write';
import { blockPlaces, blockTriangles } from './block';

const block = (from: number, moved: number) => [
  ...blockPlaces.map(([x, y, z]) => `v ${x + moved} ${y} ${z}`),
  'vt 0 0',
  'vt 1 0',
  'vt 0 1',
  ...blockTriangles.map(
    (corners) => `f ${corners.map((one, nth) => `${one + from}/${nth + 1}`).join(' ')}`,
  ),
];

/** Two named blocks: the first has a picture, the second a colour. */
export const someObj = (): string =>
  [
    '# 中文注释',
    'mtllib 材质.mtl',
    'o 左肺',
    'usemtl pic',
    ...block(1, 0),
    'o 右肺',
    'usemtl red',
    ...block(9, 100),
  ].join('\n');

export const someMtl =
  'newmtl pic\nmap_Kd C:\\work\\Lung.PNG\nnewmtl red\nKd 1 0 0\nNs 10\nd 0.5\n';

export const packed = (files: Record<string, string | Uint8Array>): Buffer =>
  writeZip(new Map(Object.entries(files).map(([name, one]) => [name, Buffer.from(one)])));

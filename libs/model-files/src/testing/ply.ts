import { blockPlaces, blockTriangles } from './block';

export type PlyForm = 'ascii' | 'binary_little_endian' | 'binary_big_endian';

export const plyHead = (form: PlyForm, { corners = 8, faces = 12 } = {}): string =>
  [
    'ply',
    `format ${form} 1.0`,
    'comment a scan',
    `element vertex ${corners}`,
    ...['x', 'y', 'z'].map((name) => `property float ${name}`),
    ...['red', 'green', 'blue'].map((name) => `property uchar ${name}`),
    `element face ${faces}`,
    'property list uchar int vertex_indices',
    'end_header',
    '',
  ].join('\n');

const COLOUR = [200, 30, 30];

export function somePly(form: PlyForm): Buffer {
  const head = Buffer.from(plyHead(form));
  if (form === 'ascii') {
    const corners = blockPlaces.map((place) => [...place, ...COLOUR].join(' '));
    const faces = blockTriangles.map((one) => [3, ...one].join(' '));
    return Buffer.concat([head, Buffer.from([...corners, ...faces, ''].join('\n'))]);
  }
  const isLittle = form === 'binary_little_endian';
  const corners = blockPlaces.map((place) => {
    const row = Buffer.alloc(15);
    place.forEach((one, at) => {
      if (isLittle) row.writeFloatLE(one, at * 4);
      else row.writeFloatBE(one, at * 4);
    });
    row.set(COLOUR, 12);
    return row;
  });
  const faces = blockTriangles.map((face) => {
    const row = Buffer.alloc(13, 3);
    face.forEach((one, at) => {
      if (isLittle) row.writeInt32LE(one, 1 + at * 4);
      else row.writeInt32BE(one, 1 + at * 4);
    });
    return row;
  });
  return Buffer.concat([head, ...corners, ...faces]);
}

import { blockPlaces, blockTriangles } from './block';

export function binaryStl(): Buffer {
  const file = Buffer.alloc(84 + 50 * blockTriangles.length);
  file.write('solid made by a program', 'latin1');
  file.writeUInt32LE(blockTriangles.length, 80);
  blockTriangles.forEach((corners, nth) => {
    corners
      .flatMap((one) => blockPlaces[one] ?? [])
      .forEach((one, at) => file.writeFloatLE(one, 84 + 50 * nth + 12 + at * 4));
  });
  return file;
}

export const textStl = (name = 'bone'): string =>
  [
    `solid ${name}`,
    ...blockTriangles.map((corners) =>
      [
        'facet normal 0 0 1',
        ' outer loop',
        ...corners.map((one) => `  vertex ${(blockPlaces[one] ?? []).join(' ')}`),
        ' endloop',
        'endfacet',
      ].join('\n'),
    ),
    `endsolid ${name}`,
  ].join('\n');

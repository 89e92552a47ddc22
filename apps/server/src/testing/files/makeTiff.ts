import sharp from 'sharp';

/** A file in memory, as a reader takes it. */
export const bytesOf = (file: Buffer) => ({
  size: file.length,
  read: async (at: number, length: number) => file.subarray(at, at + length),
});

/** Soft noise in colours: tiles that differ, and that JPEG keeps well. */
export const noisyPicture = (width: number, height: number) =>
  sharp({
    create: {
      width: Math.ceil(width / 40),
      height: Math.ceil(height / 40),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();

export const pyramidOf = (picture: Buffer, more: object = {}) =>
  sharp(picture)
    .tiff({
      compression: 'jpeg',
      quality: 92,
      tile: true,
      tileWidth: 256,
      tileHeight: 256,
      pyramid: true,
      ...more,
    })
    .toBuffer();

interface Written {
  width: number;
  height: number;
  /** 0 for strips. */
  tile: number;
  tiles: Buffer[];
  bits?: readonly number[];
  samples?: number;
  compression?: number;
  photometric?: number;
  planar?: number;
  /** Sample formats: 2 is signed, 3 is floating point. */
  formats?: readonly number[];
  /** Types of the extra samples. */
  extras?: readonly number[];
  description?: string;
  next?: 'none' | 'itself';
}

/** A TIFF of one directory, written by hand: what no library would write, too. */
export function tiffOf({ tiles, description = '', next = 'none', ...written }: Written): Buffer {
  const { bits = [8, 8, 8], samples = bits.length, compression = 7, photometric = 6 } = written;
  const parts: Buffer[] = [Buffer.alloc(8)];
  let end = 8;
  const put = (part: Buffer) => {
    const at = end;
    parts.push(part);
    end += part.length;
    return at;
  };
  const places = tiles.map(put);
  const words = Buffer.from(`${description}\0`);
  const entries: [tag: number, type: number, values: number[] | Buffer][] = [
    [256, 4, [written.width]],
    [257, 4, [written.height]],
    [258, 3, [...bits]],
    [259, 3, [compression]],
    [262, 3, [photometric]],
    ...(description ? ([[270, 2, words]] as [number, number, Buffer][]) : []),
    [277, 3, [samples]],
    [284, 3, [written.planar ?? 1]],
    ...((written.tile > 0
      ? [
          [322, 4, [written.tile]],
          [323, 4, [written.tile]],
          [324, 4, places],
          [325, 4, tiles.map(({ length }) => length)],
        ]
      : [
          [273, 4, places],
          [279, 4, tiles.map(({ length }) => length)],
        ]) as [number, number, number[]][]),
    ...((written.extras ? [[338, 3, [...written.extras]]] : []) as [number, number, number[]][]),
    ...((written.formats ? [[339, 3, [...written.formats]]] : []) as [number, number, number[]][]),
  ];
  const raw = entries.map(([tag, type, values]) => ({ tag, type, ...valuesOf(type, values) }));
  const outside = raw.map(({ bytes }) => (bytes.length > 4 ? put(bytes) : null));
  const directory = Buffer.alloc(2 + raw.length * 12 + 4);
  directory.writeUInt16LE(raw.length, 0);
  for (const [at, { tag, type, count, bytes }] of raw.entries()) {
    const start = 2 + at * 12;
    directory.writeUInt16LE(tag, start);
    directory.writeUInt16LE(type, start + 2);
    directory.writeUInt32LE(count, start + 4);
    const place = outside[at] ?? null;
    if (place === null) bytes.copy(directory, start + 8);
    else directory.writeUInt32LE(place, start + 8);
  }
  const at = end;
  if (next === 'itself') directory.writeUInt32LE(at, directory.length - 4);
  put(directory);
  const file = Buffer.concat(parts);
  file.write('II', 'latin1');
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(at, 4);
  return file;
}

function valuesOf(type: number, values: number[] | Buffer) {
  if (Buffer.isBuffer(values)) return { count: values.length, bytes: values };
  const size = type === 3 ? 2 : 4;
  const bytes = Buffer.alloc(values.length * size);
  for (const [at, value] of values.entries()) {
    if (size === 2) bytes.writeUInt16LE(value, at * 2);
    else bytes.writeUInt32LE(value, at * 4);
  }
  return { count: values.length, bytes };
}

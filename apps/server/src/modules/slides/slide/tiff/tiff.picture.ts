import type { Bytes } from './tiff.bytes';
import { type Directory, readRaw, readValues, type Tiff } from './tiff.directories';

export interface Picture {
  directory: Directory;
  width: number;
  height: number;
  /** Null where it is in strips. */
  tile: { width: number; height: number } | null;
  bits: readonly number[];
  samples: number;
  compression: number;
  photometric: number;
  planar: number;
  /** Sample formats: 1 unsigned, 2 signed, 3 floating point. */
  formats: readonly number[];
  /** Extra samples: 0 unspecified, 1 and 2 alpha. */
  extras: readonly number[];
  description: string;
  /** Micrometres a pixel by its resolution, or null. */
  mpp: number | null;
}

const tags = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  description: 270,
  samples: 277,
  xResolution: 282,
  planar: 284,
  unit: 296,
  tileWidth: 322,
  tileHeight: 323,
  extras: 338,
  formats: 339,
} as const;

const MOST_TEXT = 64 * 1024;

export const readPictures = (bytes: Bytes, tiff: Tiff): Promise<Picture[]> =>
  Promise.all(tiff.directories.map((directory) => readPicture(bytes, tiff, directory)));

async function readPicture(
  bytes: Bytes,
  { numbers }: Tiff,
  directory: Directory,
): Promise<Picture> {
  const values = (tag: number) => readValues(bytes, numbers, directory, tag, 64);
  const one = async (tag: number, usual: number) => (await values(tag))[0] ?? usual;
  const [tileWidth, tileHeight] = [await one(tags.tileWidth, 0), await one(tags.tileHeight, 0)];
  const bits = await values(tags.bits);
  const text = await readRaw(bytes, directory, tags.description, MOST_TEXT);
  return {
    directory,
    width: await one(tags.width, 0),
    height: await one(tags.height, 0),
    tile: tileWidth > 0 && tileHeight > 0 ? { width: tileWidth, height: tileHeight } : null,
    bits: bits.length > 0 ? bits : [1],
    samples: await one(tags.samples, 1),
    compression: await one(tags.compression, 1),
    photometric: await one(tags.photometric, 0),
    planar: await one(tags.planar, 1),
    formats: await values(tags.formats),
    extras: await values(tags.extras),
    description: text.toString('utf8').replace(/\0[^]*$/, ''),
    mpp: mppOf(await one(tags.xResolution, 0), await one(tags.unit, 2)),
  };
}

/** Scanners see between a twentieth and twenty micrometres: 72 dots an inch are a usual value. */
export const isLikelyMpp = (mpp: number) => mpp >= 0.05 && mpp <= 20;

function mppOf(perUnit: number, unit: number): number | null {
  const micrometres = unit === 3 ? 10_000 : 25_400;
  const mpp = unit !== 1 && perUnit > 0 ? micrometres / perUnit : 0;
  return isLikelyMpp(mpp) ? mpp : null;
}

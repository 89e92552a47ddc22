import { type Bytes, failTiff, readAll } from './tiff.bytes';
import { type Directory, readRaw, readTiff, type Tiff } from './tiff.directories';
import { headOf, isJpeg, wholeTile } from './tiff.jpeg';
import { sizeOf, valueAt } from './tiff.numbers';
import type { TiffLayout } from './tiff.layout';
import { readPictures } from './tiff.picture';

export interface TileIndex {
  head: Buffer;
  places: Float64Array;
  lengths: Uint32Array;
}

const [JPEG_TABLES, PLACES, LENGTHS] = [347, 324, 325];
const RGB = 2;
/** 100 000 pixels a side in tiles of 128 are 610 000. */
const MOST_TILES = 1_000_000;
const MOST_TABLES = 64 * 1024;
const MOST_TILE_BYTES = 16 * 1024 * 1024;

/** The levels of a file by where their directories stand; each list is read when it is asked for. */
export async function openTiff(bytes: Bytes) {
  const tiff = await readTiff(bytes);
  const pictures = new Map(
    (await readPictures(bytes, tiff)).map((one) => [one.directory.at, one] as const),
  );
  return (at: number): Promise<TileIndex> => {
    const picture = pictures.get(at) ?? failTiff('broken');
    return readIndex(bytes, tiff, picture.directory, picture.photometric === RGB);
  };
}

async function readIndex(bytes: Bytes, tiff: Tiff, directory: Directory, isRgb: boolean) {
  const tables = await readRaw(bytes, directory, JPEG_TABLES, MOST_TABLES);
  const places = await readList(bytes, tiff, directory, PLACES);
  const lengths = await readList(bytes, tiff, directory, LENGTHS);
  return { head: headOf(tables, isRgb), places, lengths: Uint32Array.from(lengths) };
}

/** The places or lengths of all pieces of a picture. */
export async function readList(
  bytes: Bytes,
  { numbers }: Tiff,
  { fields }: Directory,
  tag: number,
) {
  const { type, count, at } = fields.get(tag) ?? failTiff('broken');
  if (count > MOST_TILES) failTiff('tooLarge');
  const raw = await readAll(bytes, at, count * (sizeOf(type) ?? 1));
  const list = new Float64Array(count);
  for (let index = 0; index < count; index += 1) list[index] = valueAt(raw, index, type, numbers);
  return list;
}

/** A tile as a picture by itself; `empty` where the scanner has left it out, `broken` where it is. */
export async function readTile(
  bytes: Bytes,
  { head, places, lengths }: TileIndex,
  number: number,
): Promise<Buffer | 'empty' | 'broken'> {
  const [place, length] = [places[number], lengths[number]];
  if (place === undefined || length === undefined) return 'broken';
  if (length === 0) return 'empty';
  if (length > MOST_TILE_BYTES || place + length > bytes.size) return 'broken';
  const tile = await bytes.read(place, length);
  return tile.length === length && isJpeg(tile) ? wholeTile(head, tile) : 'broken';
}

/** Fails where a level lists fewer tiles than it has, or its last ones lie beyond the file. */
export async function requireTiles(bytes: Bytes, { levels, tileSize }: TiffLayout) {
  const open = await openTiff(bytes);
  for (const { at, width, height } of levels) {
    const { places, lengths } = await open(at);
    const tiles = Math.ceil(width / tileSize) * Math.ceil(height / tileSize);
    if (places.length < tiles || lengths.length < tiles) failTiff('broken');
    const isInside = places.every((place, tile) => place + (lengths[tile] ?? 0) <= bytes.size);
    if (!isInside) failTiff('broken');
  }
}

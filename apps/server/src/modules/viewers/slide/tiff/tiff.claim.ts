import { type Bytes, readAll } from './tiff.bytes';
import type { Tiff } from './tiff.directories';
import type { Picture } from './tiff.picture';
import { readList } from './tiff.tiles';

/** How many bytes one byte can become, where that has an end. */
const growths: Readonly<Record<number, number>> = {
  ...{ 1: 1, 5: 2600, 8: 1032, 32_773: 64, 32_946: 1032 },
};
const JPEG = 7;
/** Each eight by eight of JPEG is told in a bit at least. */
const JPEG_PIXELS = 8 * 64;
const PLAIN = 1;
const tagsOf = { strips: { places: 273, lengths: 279 }, tiles: { places: 324, lengths: 325 } };
/** Looked at of plain pixels: so many pieces, so much of each, and how many must differ. */
const [LOOKED_PIECES, LOOKED_BYTES, MOST_ALIKE] = [64, 8 * 1024, 0.99];

interface Said {
  /** Of all its pieces together, and no more than the file has. */
  packedBytes: number;
  /** Whether its pieces differ in a way that one colour alone does not. */
  isVaried: boolean;
}

/** A picture of one colour takes hardly any bytes: what takes more has something to show. */
export const isVariedBy = (packedBytes: number, pixels: number) =>
  packedBytes > 16 * 1024 + pixels * 0.05;

/** What the pieces of a picture tell of it, without unpacking any. */
export async function readClaim(bytes: Bytes, tiff: Tiff, picture: Picture): Promise<Said> {
  const { directory, width, height, compression } = picture;
  const tags = tagsOf[picture.tile ? 'tiles' : 'strips'];
  const lengths = await readList(bytes, tiff, directory, tags.lengths);
  const packedBytes = Math.min(
    bytes.size,
    lengths.reduce((sum, one) => sum + one, 0),
  );
  if (compression !== PLAIN) {
    return { packedBytes, isVaried: isVariedBy(packedBytes, width * height) };
  }
  // Plain pixels take the same room whatever they show.
  const places = await readList(bytes, tiff, directory, tags.places);
  return { packedBytes, isVaried: await isPlainVaried(bytes, picture, { places, lengths }) };
}

type Pieces = Record<'places' | 'lengths', Float64Array>;

/** Whether plain pixels, here and there, differ from the first. */
async function isPlainVaried(bytes: Bytes, picture: Picture, { places, lengths }: Pieces) {
  const { samples, planar, bits } = picture;
  const isApart = planar === 2;
  const size = ((bits[0] ?? 8) * (isApart ? 1 : samples)) / 8;
  if (!Number.isInteger(size) || size < 1) return false;
  const count = isApart ? Math.floor(places.length / samples) : places.length;
  let [first, pixels, alike]: [Buffer | null, number, number] = [null, 0, 0];
  for (let nth = 0; nth < Math.min(count, LOOKED_PIECES); nth += 1) {
    const piece = Math.floor((nth * count) / Math.min(count, LOOKED_PIECES));
    const length = Math.min(lengths[piece] ?? 0, LOOKED_BYTES);
    const raw = await readAll(bytes, places[piece] ?? 0, length - (length % size));
    for (let at = 0; at < raw.length; at += size) {
      const pixel = raw.subarray(at, at + size);
      first ??= pixel;
      pixels += 1;
      if (pixel.equals(first)) alike += 1;
    }
  }
  return alike < pixels * MOST_ALIKE;
}

/** Whether so few bytes can be so many pixels. */
export function isShort(picture: Picture, packedBytes: number): boolean {
  const { width, height, bits, samples, compression } = picture;
  if (compression === JPEG) return packedBytes < (width * height) / JPEG_PIXELS;
  const growth = growths[compression];
  if (growth === undefined) return false;
  const rowBits = width * samples * (bits[0] ?? 1);
  return packedBytes < ((rowBits * height) / 8 / growth) * 0.98;
}

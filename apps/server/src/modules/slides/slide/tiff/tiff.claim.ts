import { type Bytes, readAll } from './tiff.bytes';
import type { Tiff } from './tiff.directories';
import type { Picture } from './tiff.picture';
import { readList } from './tiff.tiles';

/** Largest expansion factor of each compression that has one. */
const growths: Readonly<Record<number, number>> = {
  1: 1,
  5: 2600,
  8: 1032,
  32_773: 64,
  32_946: 1032,
};
const [JPEG, YCBCR] = [7, 6];
/** Each eight by eight of JPEG is told in a bit at least. */
const JPEG_PIXELS = 8 * 64;
const PLAIN = 1;
const tagsOf = { strips: { places: 273, lengths: 279 }, tiles: { places: 324, lengths: 325 } };
/** Looked at of plain pixels: so many pieces, so much of each, and how many must differ. */
const [LOOKED_PIECES, LOOKED_BYTES, MOST_ALIKE] = [64, 8 * 1024, 0.99];

interface Said {
  /** Size of all pieces, limited by the size of the file. */
  packedBytes: number;
  /** True if the pieces differ more than a single colour would explain. */
  isVaried: boolean;
}

/** Pieces below this size say nothing about their content. */
const LEAST_VARIED = 16 * 1024;
/** One colour takes a hundredth of JPEG, and less than a tenth in short strips of all else. */
const shareOf = (compression: number) => (compression === JPEG ? 0.02 : 0.08);

/** Uncompressed size; YCbCr may be subsampled, so only one sample is counted. */
const rawBytes = ({ width, height, samples, bits, photometric }: Picture) =>
  (width * height * (photometric === YCBCR ? 1 : samples) * (bits[0] ?? 1)) / 8;

/** Judges a picture by the sizes of its pieces, without decoding any. */
export async function readClaim(bytes: Bytes, tiff: Tiff, picture: Picture): Promise<Said> {
  const { directory, compression } = picture;
  const { fields } = directory;
  // Some old programs list tiles as if they were strips.
  const tags = [tagsOf.tiles, tagsOf.strips].find(({ lengths }) => fields.has(lengths));
  if (!tags || !fields.has(tags.places)) return { packedBytes: bytes.size, isVaried: false };
  const lengths = await readList(bytes, tiff, directory, tags.lengths);
  const packedBytes = Math.min(
    bytes.size,
    lengths.reduce((sum, one) => sum + one, 0),
  );
  if (compression !== PLAIN) {
    const share = packedBytes / rawBytes(picture);
    return { packedBytes, isVaried: packedBytes > LEAST_VARIED && share > shareOf(compression) };
  }
  // Plain pixels take the same room whatever they show.
  const places = await readList(bytes, tiff, directory, tags.places);
  return { packedBytes, isVaried: await isPlainVaried(bytes, picture, { places, lengths }) };
}

type Pieces = Record<'places' | 'lengths', Float64Array>;

/** True if sampled uncompressed pixels differ from the first one. */
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

/** True if the data is too small for the claimed dimensions. */
export function isShort(picture: Picture, packedBytes: number): boolean {
  const { width, height, compression } = picture;
  if (compression === JPEG) return packedBytes < (width * height) / JPEG_PIXELS;
  const growth = growths[compression];
  return growth !== undefined && packedBytes < (rawBytes(picture) / growth) * 0.98;
}

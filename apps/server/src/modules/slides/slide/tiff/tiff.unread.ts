import type { TiffFailure } from '@cheese/domain/texts/failures/tiffFailures';
import type { Picture } from './tiff.picture';

/** Plain, fax, LZW, JPEG, ZIP, PackBits and WebP: what the reader of pictures was built with. */
const packings: readonly number[] = [1, 2, 3, 4, 5, 7, 8, 32_773, 32_946, 50_001];

const named: Readonly<Record<number, TiffFailure>> = {
  6: 'oldJpeg',
  33_003: 'jpeg2000',
  33_004: 'jpeg2000',
  33_005: 'jpeg2000',
  34_712: 'jpeg2000',
  34_661: 'jbig',
  34_887: 'lerc',
  34_925: 'lzma',
  50_000: 'zstd',
  50_002: 'jpegXl',
  52_546: 'jpegXl',
};

/** Number of colour samples for each photometric interpretation. */
const coloursIn: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 3,
  3: 1,
  5: 4,
  6: 3,
  8: 3,
};
const [JPEG, YCBCR, LAB] = [7, 6, 8];
const RAW: readonly number[] = [32_803, 34_892];
const formats: Readonly<Record<number, TiffFailure>> = {
  2: 'signed',
  3: 'float',
  5: 'complex',
  6: 'complex',
};

/** Why a picture would be seen wrongly or not at all; null where it is read as it is. */
export function whyUnread(
  picture: Picture,
  isRearranged = false,
): 'slidePacking' | `tiff.${TiffFailure}` | null {
  const { compression } = picture;
  if (!packings.includes(compression)) {
    const name = named[compression];
    return name ? `tiff.${name}` : 'slidePacking';
  }
  const fault = faultOfColours(picture);
  // Layouts the decoder rejects but the rewrite makes readable.
  const isKnown = isRearranged && (fault === 'planar' || fault === 'lab' || fault === 'colours');
  return isKnown || !fault ? null : `tiff.${fault}`;
}

function faultOfColours(picture: Picture): TiffFailure | null {
  const { bits, samples, photometric, planar, tile, compression } = picture;
  const format = picture.formats.map((one) => formats[one]).find((one) => one !== undefined);
  if (format) return format;
  if (RAW.includes(photometric)) return 'raw';
  const colours = coloursIn[photometric];
  if (colours === undefined || samples < colours) return 'colours';
  // The decoder does not support alpha with CIELAB.
  if (samples > colours + (photometric === LAB ? 0 : 1)) return 'channels';
  const [first = 1] = bits;
  if (bits.some((one) => one !== first)) return 'unevenBits';
  if (photometric === LAB && first === 8) return 'lab';
  // With deeper JPEG the decoder fails only halfway through.
  if (compression === JPEG && first !== 8) return 'bits';
  if (photometric === YCBCR && planar === 2) return 'planar';
  const known = colours === 1 ? [1, 2, 4, 8, 16] : [8, 16];
  if (!known.includes(first)) return 'bits';
  return planar === 2 && samples > 1 && tile !== null ? 'planar' : null;
}

/** True if the extra sample is an alpha channel; otherwise it is ignored. */
export const hasCover = ({ photometric, samples, extras }: Picture) =>
  samples === (coloursIn[photometric] ?? samples) + 1 && (extras[0] ?? 0) > 0;

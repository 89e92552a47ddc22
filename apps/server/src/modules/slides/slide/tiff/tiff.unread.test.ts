import { bytesOf, tiffOf } from '../../../../testing/files/makeTiff';
import { readTiff } from './tiff.directories';
import { readPictures } from './tiff.picture';
import { whyUnread } from './tiff.unread';

const judged = async (more: object) => {
  const given = { tile: 0, width: 64, height: 64, tiles: [Buffer.alloc(99)], photometric: 2 };
  const bytes = bytesOf(tiffOf({ ...given, compression: 1, ...more }));
  const [picture] = await readPictures(bytes, await readTiff(bytes));
  return picture && whyUnread(picture);
};

const grey = { photometric: 1, samples: 1 };

it.each<[string, object]>([
  ['RGB of eight bits', {}],
  ['RGB of sixteen bits, in planes', { bits: [16, 16, 16], planar: 2 }],
  ['RGB with how clear it is', { bits: [8, 8, 8, 8], extras: [2] }],
  ['four inks', { photometric: 5, bits: [8, 8, 8, 8] }],
  ['a palette of four bits', { photometric: 3, bits: [4], samples: 1 }],
  ['CIELAB of sixteen bits', { photometric: 8, bits: [16, 16, 16] }],
  ['black on white, packed for the fax', { ...grey, photometric: 0, bits: [1], compression: 4 }],
])('%s is read', async (_, more) => expect(await judged(more)).toBeNull());

it.each<[string, object, string]>([
  ['in a packing that nobody knows', { compression: 34_999 }, 'slidePacking'],
  ['in Zstandard', { compression: 50_000 }, 'tiff.zstd'],
  ['in LZMA', { compression: 34_925 }, 'tiff.lzma'],
  ['in the JPEG 2000 of Aperio', { compression: 33_005 }, 'tiff.jpeg2000'],
  ['in the JPEG of long ago', { compression: 6, photometric: 6 }, 'tiff.oldJpeg'],
  ['of JPEG in sixteen bits', { ...grey, bits: [16], compression: 7 }, 'tiff.bits'],
  ['of luminance and colours in planes', { photometric: 6, planar: 2 }, 'tiff.planar'],
  ['of eight bits with a sign', { ...grey, bits: [8], formats: [2] }, 'tiff.signed'],
  ['of fractions', { ...grey, bits: [32], formats: [3] }, 'tiff.float'],
  ['of thirty-two bits', { ...grey, bits: [32] }, 'tiff.bits'],
  ['of twelve bits', { ...grey, bits: [12] }, 'tiff.bits'],
  ['of RGB in four bits', { bits: [4, 4, 4] }, 'tiff.bits'],
  ['of five six five', { bits: [5, 6, 5] }, 'tiff.unevenBits'],
  ['of five channels', { bits: [8, 8, 8, 8, 8] }, 'tiff.channels'],
  ['of three grey channels', { ...grey, samples: 3, bits: [8, 8, 8] }, 'tiff.channels'],
  ['of CIELAB in eight bits', { photometric: 8 }, 'tiff.lab'],
  [
    'of CIELAB and how clear it is',
    { photometric: 8, bits: [16, 16, 16, 16], extras: [2] },
    'tiff.channels',
  ],
  ['of light in logarithms', { photometric: 32_845 }, 'tiff.colours'],
  ['of a camera as it is', { photometric: 32_803, bits: [8] }, 'tiff.raw'],
  ['of planes in tiles', { tile: 64, planar: 2 }, 'tiff.planar'],
])('%s is refused by its name', async (_, more, name) => expect(await judged(more)).toBe(name));

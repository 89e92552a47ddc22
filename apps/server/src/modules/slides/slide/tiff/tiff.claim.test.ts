import { deflateSync } from 'node:zlib';
import { bytesOf, tiffOf } from '../../../../testing/files/makeTiff';
import { isShort, readClaim } from './tiff.claim';
import { readTiff } from './tiff.directories';
import { readPictures } from './tiff.picture';

const SIDE = 256;
const flat = Buffer.alloc(SIDE * SIDE * 3, Buffer.from([200, 10, 40]));
const varied = Buffer.from(flat.map((_, at) => Math.floor(Math.abs(Math.sin(at) * 1e4)) & 0xff));
const base = { tile: 0, width: SIDE, height: SIDE, photometric: 2, compression: 1 };

async function claimOf(more: object, change = (file: Buffer) => file) {
  const bytes = bytesOf(change(tiffOf({ ...base, tiles: [flat], ...more })));
  const tiff = await readTiff(bytes);
  const [picture] = await readPictures(bytes, tiff);
  if (!picture) throw new Error('there is none');
  const { packedBytes, isVaried } = await readClaim(bytes, tiff, picture);
  return { isVaried, isShort: isShort(picture, packedBytes) };
}

const deflated = (pixels: Buffer) => ({ compression: 8, tiles: [deflateSync(pixels)] });

it.each<[string, object, object]>([
  ['plain, of one colour', {}, { isVaried: false, isShort: false }],
  ['plain, of many', { tiles: [varied] }, { isVaried: true, isShort: false }],
  ['packed, of one colour', deflated(flat), { isVaried: false, isShort: false }],
  ['packed, of many', deflated(varied), { isVaried: true, isShort: false }],
  ['plain, and larger than its pixels', { height: 9999 }, { isVaried: false, isShort: true }],
  [
    'packed, and larger than it can become',
    { ...deflated(flat), height: 60_000, width: 60_000 },
    { isVaried: false, isShort: true },
  ],
  ['JPEG that can be so large', { compression: 7, photometric: 6 }, { isShort: false }],
  [
    'JPEG that cannot',
    { compression: 7, photometric: 6, width: 90_000, height: 9_000 },
    { isShort: true },
  ],
  // One number of light for each pixel, and colours for many of them.
  [
    'light and colours, of many pixels at once',
    { photometric: 6, tiles: [flat.subarray(0, SIDE * SIDE * 1.5)] },
    { isShort: false },
  ],
])('%s', async (_, more, said) => expect(await claimOf(more)).toMatchObject(said));

it('tiles that are listed as if they were strips are tiles', async () => {
  const listed = (file: Buffer) => {
    const [count, at] = [file.readUInt16LE(file.readUInt32LE(4)), file.readUInt32LE(4) + 2];
    for (let line = at; line < at + count * 12; line += 12) {
      const other = { 324: 273, 325: 279 }[file.readUInt16LE(line)];
      if (other) file.writeUInt16LE(other, line);
    }
    return file;
  };
  expect(await claimOf({ tile: SIDE }, listed)).toEqual({ isVaried: false, isShort: false });
});

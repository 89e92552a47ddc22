import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeBmp } from '../../../../testing/files/makeBmp';
import { MediaError } from '../../../learning/media/media.failed';
import { bmpAsTiff, readBmpHead } from './bmp';

let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'bmp-'))));
afterEach(() => rm(folder, { recursive: true }));

const colourAt = (x: number, y: number) => [x * 3, y * 5, 200] as const;
const still = new AbortController().signal;

async function converted(file: Buffer) {
  const [from, to] = [join(folder, 'a.bmp'), join(folder, 'a.tif')];
  await writeFile(from, file);
  await bmpAsTiff(from, to, still);
  return sharp(to).raw().toBuffer({ resolveWithObject: true });
}

it.each([
  ['as most are, the last row first', { bits: 24 }],
  ['with the first row first', { bits: 24, isUpright: true }],
  ['with a fourth byte', { bits: 32 }],
] as const)('a BMP %s becomes the same picture', async (_, more) => {
  const { data, info } = await converted(makeBmp({ width: 37, height: 23, colourAt, ...more }));
  expect([info.width, info.height, info.channels]).toEqual([37, 23, 3]);
  for (const [x, y] of [
    [0, 0],
    [36, 0],
    [5, 17],
    [36, 22],
  ] as const) {
    const at = (y * 37 + x) * 3;
    expect([...data.subarray(at, at + 3)]).toEqual([...colourAt(x, y)]);
  }
});

it('of few bits the palette says the colours', async () => {
  const { data } = await converted(makeBmp({ width: 5, height: 2, bits: 8, colourAt }));
  expect([...data.subarray(3 * 6, 3 * 7)]).toEqual([3, 3, 3]);
});

const faultOf = (file: Buffer, size = file.length) => {
  try {
    readBmpHead(file, size);
    return null;
  } catch (error) {
    return error instanceof MediaError ? error.reason : error;
  }
};

const good = () => makeBmp({ width: 4, height: 4, colourAt });
const written = (at: number, value: number) => {
  const file = good();
  file.writeInt32LE(value, at);
  return file;
};

it.each([
  ['that is whole', good(), null],
  ['that is cut off', makeBmp({ width: 40, height: 40, colourAt, bytes: 500 }), 'broken'],
  ['of a head alone', good().subarray(0, 30), 'broken'],
  ['of no width', written(18, 0), 'broken'],
  ['of a width below nothing', written(18, -4), 'broken'],
  ['of two million pixels', written(18, 2_000_000), 'slideTooLarge'],
  ['that says more than there is', written(22, 90_000), 'broken'],
  ['that is packed', makeBmp({ width: 4, height: 4, bits: 8, packing: 1, colourAt }), 'bmpPacking'],
  ['of an old kind', written(14, 12), 'bmpPacking'],
])('a BMP %s', (_, file, fault) => {
  expect(faultOf(file)).toBe(fault);
});

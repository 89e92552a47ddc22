import sharp from 'sharp';
import { bytesOf, noisyPicture, pyramidOf, tiffOf } from '../../../../testing/files/makeTiff';
import type { TiffError } from './tiff.bytes';
import { readTiff } from './tiff.directories';
import { layoutOf } from './tiff.layout';
import { readPictures } from './tiff.picture';
import { openTiff, readTile } from './tiff.tiles';

const judged = async (file: Buffer) => {
  const bytes = bytesOf(file);
  return layoutOf(await readPictures(bytes, await readTiff(bytes)));
};

const layout = async (file: Buffer) => {
  const found = await judged(file);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const faultOf = (file: Buffer) =>
  readTiff(bytesOf(file)).then(
    () => 'read',
    ({ fault }: TiffError) => fault,
  );

describe('a pyramid of JPEG tiles', () => {
  it.each([
    ['as TIFF', false],
    ['as BigTIFF', true],
  ])('is read %s, and each tile is a picture by itself', async (_, bigtiff) => {
    const picture = await noisyPicture(1200, 900);
    const file = await pyramidOf(picture, { bigtiff });
    const { levels, ...rest } = await layout(file);
    expect(rest).toMatchObject({ width: 1200, height: 900, tileSize: 256 });
    expect(levels.map(({ width, height }) => [width, height])).toEqual([
      [150, 112],
      [300, 225],
      [600, 450],
      [1200, 900],
    ]);
    const bytes = bytesOf(file);
    const open = await openTiff(bytes);
    const index = await open(levels.at(-1)?.at ?? 0);
    const tile = await readTile(bytes, index, 6);
    const shown = await sharp(tile as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const source = await sharp(picture)
      .extract({ left: 256, top: 256, width: 256, height: 256 })
      .raw()
      .toBuffer();
    expect(shown.info).toMatchObject({ width: 256, height: 256, channels: 3 });
    expect(meanDifference(shown.data, source)).toBeLessThan(6);
  });

  it('whose colours are red, green and blue as they are shows them right', async () => {
    const red = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#d01030' },
    })
      .raw()
      .toBuffer();
    // Three grey channels written as one JPEG: what is in it is RGB, and no mark says so.
    const plain = await sharp(red, { raw: { width: 64, height: 64, channels: 3 } })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const file = tiffOf({ photometric: 2, tile: 64, width: 64, height: 64, tiles: [plain] });
    const { levels } = await layout(file);
    const index = await (await openTiff(bytesOf(file)))(levels[0]?.at ?? 0);
    const tile = (await readTile(bytesOf(file), index, 0)) as Buffer;
    // The same bytes as RGB are other colours than as YCbCr: the mark was put before them.
    const [shown, taken] = await Promise.all(
      [tile, plain].map((one) => sharp(one).raw().toBuffer()),
    );
    expect(tile.indexOf('Adobe')).toBeGreaterThan(0);
    expect(meanDifference(shown ?? red, taken ?? red)).toBeGreaterThan(20);
  });

  it('says how large a micrometre is, and nothing of who was cut', async () => {
    const tiles = [await jpegOf(64)];
    const description = 'Aperio Image Library v12|AppMag = 40|MPP = 0.2521|User = 林小满';
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles, description });
    const found = await layout(file);
    expect(found).toMatchObject({ mpp: 0.2521, objective: 40 });
    expect(JSON.stringify(found)).not.toContain('林小满');
    const unknown = tiffOf({ tile: 64, width: 64, height: 64, tiles });
    expect(await layout(unknown)).toMatchObject({ mpp: null, objective: null });
  });

  it('gives no tile that it does not hold, or not whole', async () => {
    const tiles = [await jpegOf(64)];
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles });
    const [level] = (await layout(file)).levels;
    const index = await (await openTiff(bytesOf(file)))(level?.at ?? 0);
    const at = (from: Buffer, number: number) => readTile(bytesOf(from), index, number);
    expect(await at(file, 1)).toBe('broken');
    expect(await at(file.subarray(0, (index.places[0] ?? 0) + 10), 0)).toBe('broken');
    expect(await readTile(bytesOf(file), { ...index, lengths: Uint32Array.of(0) }, 0)).toBe(
      'empty',
    );
  });
});

describe('what is not sent as it is says why', () => {
  const tiles = () => jpegOf(64).then((one) => [one]);

  it.each([
    ['in strips', { tile: 0 }, 'notTiled'],
    ['packed otherwise', { compression: 5 }, 'compression'],
    ['in a packing that nobody knows', { compression: 34_999 }, 'compression'],
    ['of sixteen bits', { bits: [16, 16, 16] }, 'colours'],
    ['with a palette', { photometric: 3, bits: [8], samples: 1 }, 'colours'],
    ['in four inks', { photometric: 5, bits: [8, 8, 8, 8], samples: 4 }, 'colours'],
    ['in planes', { planar: 2 }, 'colours'],
    ['in tiles of 65536', { tile: 65_536 }, 'tileShape'],
    ['in tiles of one', { tile: 1 }, 'tileShape'],
    ['of no width', { width: 0 }, 'size'],
    ['of no height', { height: 0 }, 'size'],
    ['without smaller levels', { width: 6400, height: 6400 }, 'noPyramid'],
  ])('%s', async (_, more, reason) => {
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles: await tiles(), ...more });
    expect(await judged(file)).toBe(reason);
  });
});

describe('hostile files', () => {
  it('a loop of directories ends', async () => {
    const tiles = [await jpegOf(64)];
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles, next: 'itself' });
    expect(await faultOf(file)).toBe('loop');
  });

  it('is no TIFF, or not whole', async () => {
    const tiles = [await jpegOf(64)];
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles });
    expect(await faultOf(Buffer.from('MZ this is a program'))).toBe('notTiff');
    expect(await faultOf(Buffer.alloc(0))).toBe('notTiff');
    expect(await faultOf(file.subarray(0, file.length - 30))).toBe('broken');
  });

  it('that ends where the place of a next one would stand is whole', async () => {
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles: [await jpegOf(64)] });
    expect(await faultOf(file.subarray(0, -4))).toBe('read');
    expect(await faultOf(file.subarray(0, -5))).toBe('broken');
  });

  it('cut off or changed anywhere it is refused or read, and never waited for', async () => {
    const file = tiffOf({ tile: 64, width: 64, height: 64, tiles: [await jpegOf(64)] });
    const directory = file.readUInt32LE(4);
    const outcomes = new Set<string>();
    for (let at = 0; at < file.length; at += at >= 8 && at < directory - 8 ? 97 : 1) {
      const changed = Buffer.from(file);
      changed[at] = 0xff - (changed[at] ?? 0);
      for (const one of [changed, file.subarray(0, at)]) {
        outcomes.add(await judged(one).then(String, ({ fault }: TiffError) => fault));
      }
    }
    expect(outcomes.has('undefined')).toBe(false);
  });
});

const jpegOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b04080' } })
    .jpeg()
    .toBuffer();

function meanDifference(one: Buffer, other: Buffer) {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - (other[at] ?? 0));
  return sum / one.length;
}

import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import sharp from 'sharp';
import { tiffOf } from '../../../testing/files/makeTiff';
import { slideCalls, slideModules } from '../../../testing/calls/slideCalls';
import { useTestApp } from '../../../testing/useTestApp';

const test = useTestApp({ modules: slideModules });
const { given, made, add, sourceOf, tileOf } = slideCalls(test);

beforeEach(() => given());

const small = { width: 64, height: 64, compression: 1, photometric: 2 } as const;

it('one colour that a picture truly has is a slide, and what lies beside the colours is none of them', async () => {
  const flat = Buffer.alloc(700 * 500 * 3, 200);
  const one = await made(
    '白.tif',
    tiffOf({ ...small, tile: 0, width: 700, height: 500, tiles: [flat] }),
  );
  expect(one).toMatchObject({ state: 'ready', failure: null });
  const infrared = Buffer.alloc(64 * 64 * 4, Buffer.from([10, 120, 60, 0]));
  const four = { ...small, tile: 0, bits: [8, 8, 8, 8], extras: [0] };
  const media = await made('近红外.tif', tiffOf({ ...four, tiles: [infrared] }));
  const { id } = (await add(media.id)).body.data as MadeSlide;
  const { rawPayload } = await tileOf((await sourceOf(id)).body.data as TileSource, 0);
  const { dominant } = await sharp(rawPayload).stats();
  expect([dominant.r < 40, dominant.g > 90, dominant.g < 150]).toEqual([true, true, true]);
}, 60_000);

it.each<[string, () => Buffer]>([
  [
    'planes of RGB in tiles',
    () => {
      const planes = [10, 120, 60].map((one) => Buffer.alloc(64 * 64, one));
      return tiffOf({ ...small, tile: 64, planar: 2, tiles: planes });
    },
  ],
  [
    'CIELAB of eight bits',
    () => {
      // Lightness 44, 43 towards green, 25 towards yellow.
      const lab = Buffer.alloc(64 * 64 * 3, Buffer.from([112, 256 - 43, 25]));
      return tiffOf({ ...small, tile: 0, photometric: 8, tiles: [lab] });
    },
  ],
])(
  '%s show the colours that they say',
  async (_, file) => {
    const media = await made('彩.tif', file());
    expect(media).toMatchObject({ state: 'ready', failure: null, width: 64 });
    const { id } = (await add(media.id)).body.data as MadeSlide;
    const { rawPayload } = await tileOf((await sourceOf(id)).body.data as TileSource, 0);
    const [red = 0, green = 0, blue = 0] = await sharp(rawPayload).raw().toBuffer();
    for (const [shown, said] of [
      [red, 10],
      [green, 120],
      [blue, 60],
    ] as const)
      expect(Math.abs(shown - said)).toBeLessThan(16);
  },
  60_000,
);

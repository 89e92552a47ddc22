import sharp from 'sharp';
import { drawThumbnail } from './drawThumbnail';
import { drawTissue } from './drawTissue';
import { type TissueName, tissueLevels, tissues } from './tissues';

const names = Object.keys(tissues) as TissueName[];

/** In the middle of what is drawn, a small part of it. */
const part = (name: TissueName, scale: number, width = 24) => {
  const { width: across, height: down } = tissues[name];
  const [left, top] = [across, down].map((side) => Math.floor(side / 2 / scale));
  return { name, scale, left: left ?? 0, top: top ?? 0, width, height: 16 };
};

describe.each(names)('%s', (name) => {
  it('is the same for the same part, and goes on in the next one', () => {
    const whole = drawTissue(part(name, 4));
    expect(drawTissue(part(name, 4))).toEqual(whole);
    const half = part(name, 4, 12);
    const right = drawTissue({ ...half, left: half.left + 12 });
    const row = (pixels: Uint8Array, from: number) => [...pixels.subarray(from, from + 36)];
    expect(row(right, 0)).toEqual(row(whole, 36));
  });

  it.each([1, 16, 100])('shows something at a scale of %d', (scale) => {
    const [lowest, highest] = [Math.min, Math.max].map((of) =>
      of(...drawTissue(part(name, scale, 64))),
    );
    expect((highest ?? 0) - (lowest ?? 0)).toBeGreaterThan(8);
  });

  it('has a level of one tile, and each is half as large as the next', () => {
    const levels = tissueLevels(tissues[name]);
    expect(levels[0]?.width).toBeLessThanOrEqual(256);
    expect(levels.at(-1)).toMatchObject({
      width: tissues[name].width,
      height: tissues[name].height,
    });
    for (const [at, { width }] of levels.slice(1).entries()) {
      expect(levels[at]?.width).toBe(Math.ceil(width / 2));
    }
  });
});

it('one of them is at least 60 000 by 40 000', () => {
  expect(
    names.some((name) => tissues[name].width >= 60_000 && tissues[name].height >= 40_000),
  ).toBe(true);
});

it('what nobody draws is refused', () => {
  expect(() => drawTissue({ ...part('liver', 1), name: 'toString' })).toThrow('nobody draws');
});

it('a thumbnail shows all of it', async () => {
  const { format, width } = await sharp(await drawThumbnail('bloodSmear')).metadata();
  expect([format, width]).toEqual(['webp', 512]);
}, 60_000);

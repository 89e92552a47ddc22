import sharp from 'sharp';
import { drawThumbnail } from './drawThumbnail';
import { drawTissue } from './drawTissue';
import { landmarksOf, liesAt } from './landmarks';
import { signs } from './signs/signs';
import { type TissueName, tissueLevels, tissues } from './tissues';

// Landmarks are looked for in the pictures themselves, on a machine that may be busy.
jest.setTimeout(120_000);

const names = Object.keys(tissues) as TissueName[];

/** Around the first of its landmarks, where tissue lies. */
const part = (name: TissueName, scale: number, width = 24, height = 16) => {
  const { x, y } = landmarksOf(name)[0] ?? { x: 0, y: 0 };
  const left = Math.floor(x / scale) - 8;
  return { name, scale, left, top: Math.floor(y / scale) - 8, width, height };
};

const meanOf = (pixels: Uint8Array) => {
  const sum = [0, 0, 0];
  pixels.forEach((value, at) => (sum[at % 3] = (sum[at % 3] ?? 0) + value));
  return sum.map((value) => value / (pixels.length / 3));
};

describe.each(names)('%s', (name) => {
  it('is the same for the same part, and goes on in the next one', () => {
    const whole = drawTissue(part(name, 4));
    expect(drawTissue(part(name, 4))).toEqual(whole);
    const half = part(name, 4, 12);
    const right = drawTissue({ ...half, left: half.left + 12 });
    const row = (pixels: Uint8Array, from: number) => [...pixels.subarray(from, from + 36)];
    expect(row(right, 0)).toEqual(row(whole, 36));
    const below = part(name, 4, 24, 8);
    const lower = drawTissue({ ...below, top: below.top + 8 });
    expect(lower).toEqual(whole.subarray(8 * 24 * 3));
  });

  it('is drawn alike in whatever order parts are asked for', () => {
    const parts = landmarksOf(name).map(({ x, y }) => {
      const size = { width: 10, height: 10 };
      return { name, scale: 2, left: Math.floor(x / 2) - 5, top: Math.floor(y / 2) - 5, ...size };
    });
    const forth = parts.map(drawTissue);
    expect(parts.toReversed().map(drawTissue).toReversed()).toEqual(forth);
  });

  it.each([2, 8, 64])('is at a scale of %d what the finer level is on average', (scale) => {
    const coarse = part(name, scale, 32, 32);
    const twice = { left: coarse.left * 2, top: coarse.top * 2, width: 64, height: 64 };
    const finer = meanOf(drawTissue({ name, scale: scale / 2, ...twice }));
    for (const [at, value] of meanOf(drawTissue(coarse)).entries()) {
      expect(Math.abs(value - (finer[at] ?? 0))).toBeLessThan(16);
    }
  });

  it.each([1, 16, 100])('shows something at a scale of %d', (scale) => {
    const [lowest, highest] = [Math.min, Math.max].map((of) =>
      of(...drawTissue(part(name, scale, 64))),
    );
    expect((highest ?? 0) - (lowest ?? 0)).toBeGreaterThan(8);
  });

  it('is glass around', () => {
    const { width, height } = tissues[name];
    for (const x of [40, width - 40])
      for (const y of [40, height - 40])
        expect(['glass', 'lumen']).toContain(liesAt(name, { x, y }));
  });

  it('has landmarks that lie where its picture has what they name', () => {
    const landmarks = landmarksOf(name);
    expect(landmarks.length).toBeGreaterThanOrEqual(8);
    expect(new Set(landmarks.map(({ key }) => key)).size).toBe(landmarks.length);
    for (const { key, text, x, y, outline } of landmarks) {
      const lies = signs[name].find((sign) => sign.key === key)?.lies ?? [];
      expect({ key, is: lies.includes(liesAt(name, { x, y })) }).toEqual({ key, is: true });
      expect(text).toMatch(/。$/);
      if (!outline) continue;
      expect(outline.length).toBeGreaterThan(8);
      const [left, right] = [Math.min, Math.max].map((of) => of(...outline.map((at) => at.x)));
      expect(left).toBeLessThan(x);
      expect(right).toBeGreaterThan(x);
    }
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

it('a structure looks as it is told: blood red, lumens bright, nuclei dark', () => {
  const colourOf = (name: TissueName, key: string) => {
    const { x, y } = landmarksOf(name).find((one) => one.key === key) ?? { x: 0, y: 0 };
    const pixels = drawTissue({ name, scale: 1, left: x - 1, top: y - 1, width: 3, height: 3 });
    return meanOf(pixels) as [number, number, number];
  };
  expect(Math.min(...colourOf('lung', 'alveolus'))).toBeGreaterThan(225);
  expect(Math.max(...colourOf('muscle', 'smoothNucleus'))).toBeLessThan(205);
  expect(Math.max(...colourOf('colon', 'atypia'))).toBeLessThan(200);
  const [red, green] = colourOf('kidney', 'vasaRecta');
  expect(red).toBeGreaterThan(green + 10);
});

it('twelve tissues are drawn', () => {
  expect(names.length).toBeGreaterThanOrEqual(12);
});

it('what nobody draws is refused', () => {
  expect(() => drawTissue({ ...part('liver', 1), name: 'toString' })).toThrow('nobody draws');
});

it('a thumbnail shows all of it', async () => {
  const { format, width } = await sharp(await drawThumbnail('bloodSmear')).metadata();
  expect([format, width]).toEqual(['webp', 512]);
}, 60_000);

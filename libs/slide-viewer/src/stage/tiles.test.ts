import { dziLevels, levelFor, tilesKept } from './tiles';

const tiles = {
  width: 60_000,
  height: 40_001,
  tileSize: 254,
  overlap: 1,
  levels: dziLevels({ width: 60_000, height: 40_001 }),
  urlOf: () => '',
};

describe('the sizes of a DZI', () => {
  it('halve down to a single pixel', () => {
    expect(tiles.levels).toHaveLength(17);
    expect(tiles.levels[0]).toEqual({ width: 1, height: 1 });
    expect(tiles.levels[15]).toEqual({ width: 30_000, height: 20_001 });
    expect(tiles.levels[16]).toEqual({ width: 60_000, height: 40_001 });
    expect(dziLevels({ width: 1, height: 1 })).toHaveLength(1);
  });

  it('are chosen so that no pixel of the screen goes without', () => {
    expect(levelFor(tiles, 1)).toBe(16);
    expect(levelFor(tiles, 0.51)).toBe(16);
    expect(levelFor(tiles, 0.5)).toBe(15);
    expect(levelFor(tiles, 4)).toBe(16);
    expect(levelFor(tiles, 1e-9)).toBe(0);
  });

  it('may be fewer, with larger steps', () => {
    const levels = [{ width: 3750, height: 2500 }, { width: 15_000, height: 10_000 }, tiles];
    expect(levelFor({ ...tiles, levels }, 0.1)).toBe(1);
  });
});

it('keeps no more than 200 MB of tiles on a phone', () => {
  const bytes = 256 * 256 * 4 * 2;
  expect(tilesKept(tiles, true) * bytes).toBeLessThanOrEqual(200e6);
  expect(tilesKept(tiles, false)).toBeGreaterThan(tilesKept(tiles, true));
  expect(tilesKept({ ...tiles, tileSize: 8192 }, true)).toBe(64);
});

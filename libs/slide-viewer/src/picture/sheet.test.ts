import { dziLevels } from '../stage/tiles';
import { seenArea, tilesOver, timesThatFit } from './sheet';

const size = { width: 3000, height: 2001 };
const tiles = { ...size, tileSize: 254, overlap: 1, levels: dziLevels(size), urlOf: () => '' };
const view = { x: 1500, y: 1000, scale: 1, angle: 0, isFlipped: false };

describe('a picture', () => {
  it('is as large as was wished, where a browser can draw it', () => {
    expect(timesThatFit({ width: 1440, height: 900 }, 4)).toBe(4);
    expect(timesThatFit({ width: 375, height: 667 }, 4)).toBe(4);
    expect(timesThatFit({ width: 3840, height: 2160 }, 4)).toBeCloseTo(2.08, 2);
  });

  it('shows what is seen, and no more than there is', () => {
    expect(seenArea(view, { width: 400, height: 200 }, size)).toEqual({
      left: 1300,
      right: 1700,
      top: 900,
      bottom: 1100,
    });
    const aside = { ...view, x: 0, angle: 90 };
    const area = seenArea(aside, { width: 400, height: 200 }, size);
    expect(Object.values(area).map(Math.round)).toEqual([0, 800, 100, 1200]);
  });

  it('is put together from tiles that meet without gap', () => {
    const all = tilesOver(tiles, { left: 0, top: 0, right: 3000, bottom: 2001 }, 1);
    expect(all).toHaveLength(12 * 8);
    const covered = all.reduce(
      (sum, one) => sum + (one.right - one.left) * (one.bottom - one.top),
      0,
    );
    expect(covered).toBeCloseTo(3000 * 2001, 3);
    expect(all[0]?.inset).toEqual({ x: 0, y: 0 });
    expect(all.at(-1)).toMatchObject({ x: 11, y: 7, right: 3000, bottom: 2001 });
    expect(all.at(-1)?.inset).toEqual({ x: 1, y: 1 });
  });

  it('asks for no tile beside what is seen, and for none finer than it shows', () => {
    const some = tilesOver(tiles, { left: 254, top: 0, right: 508, bottom: 254 }, 1);
    expect(some.map(({ x, y }) => [x, y])).toEqual([[1, 0]]);
    const coarse = tilesOver(tiles, { left: 0, top: 0, right: 3000, bottom: 2001 }, 0.08);
    expect(coarse.map(({ level }) => level)).toEqual([9, 9]);
  });
});

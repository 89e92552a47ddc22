import sharp from 'sharp';
import { drawCover } from './drawCover';
import { type Motif, subjects } from './motifs';
import { type Palette, palettes } from './palettes';
import { renderCovers } from './renderCovers';

const motifs = Object.keys(subjects) as Motif[];
const paletteNames = Object.keys(palettes) as Palette[];

describe('drawCover', () => {
  it.each(motifs)('draws %s the same for the same seed', (motif) => {
    const cover = { motif, palette: 'orange', seed: 'course-1' } as const;
    expect(drawCover(cover)).toBe(drawCover({ ...cover }));
  });

  it.each(motifs)('draws %s differently for two seeds', (motif) => {
    const first = drawCover({ motif, palette: 'orange', seed: 'course-1' });
    expect(drawCover({ motif, palette: 'orange', seed: 'course-2' })).not.toBe(first);
  });

  it('gives every palette its own colours', () => {
    const drawn = paletteNames.map((palette) => drawCover({ motif: 'book', palette, seed: 'a' }));
    expect(new Set(drawn).size).toBe(paletteNames.length);
  });

  it.each(motifs)('draws %s without text, outside references or broken numbers', (motif) => {
    const svg = drawCover({ motif, palette: 'blue', seed: 'course-1' });
    expect(svg).not.toMatch(/<text|href|undefined|NaN/);
    // The name of the SVG namespace is the only address.
    expect(svg.match(/https?:/g)).toHaveLength(1);
  });
});

describe('renderCovers', () => {
  it.each(motifs)('renders %s to a WebP below 40 KB', async (motif) => {
    for (const seed of ['course-1', 'course-2']) {
      const svg = drawCover({ motif, palette: 'teal', seed });
      const sizes = await Promise.all(
        (await renderCovers(svg, [480, 960])).map(async (picture) => {
          expect(picture.length).toBeLessThan(40_000);
          const { format, width, height } = await sharp(picture).metadata();
          return [format, width, height];
        }),
      );
      expect(sizes).toEqual([
        ['webp', 480, 270],
        ['webp', 960, 540],
      ]);
    }
  });
});

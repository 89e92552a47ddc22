/**
 * npx tsx --tsconfig tsconfig.base.json tools/films/frames.ts <folder> <slug> <second…>
 *
 * Draws single moments of a film, to look at.
 */
import { join } from 'node:path';
import { drawnFilms } from '@cheese/generators/films/films';
import { drawFrame } from '@cheese/generators/films/frame';
import sharp from 'sharp';

const [folder = '.', slug, ...seconds] = process.argv.slice(2);
const film = drawnFilms.find((one) => one.slug === slug);
if (!film) throw new Error(`There is no film ${slug}`);
for (const second of seconds) {
  const svg = drawFrame(film, Number(second));
  await sharp(Buffer.from(svg))
    .png()
    .toFile(join(folder, `${slug}-${second}.png`));
}

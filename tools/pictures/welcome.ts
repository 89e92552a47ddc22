/**
 * npx tsx --tsconfig tsconfig.base.json tools/pictures/welcome.ts
 *
 * Draws the picture of the home's first slide into apps/web/public. It belongs to the site, not to
 * the database: it has to be there before anything has been asked.
 */
import { writeFile } from 'node:fs/promises';
import { pictureWidths } from '@cheese/domain/rules/image';
import { drawCover } from '@cheese/generators/pictures/drawCover';
import { renderCover } from '@cheese/generators/pictures/renderCover';
import { inRoot } from '../setup/root.mjs';

const svg = drawCover({ motif: 'screen', palette: 'orange', seed: 'banner-courses' });
for (const width of pictureWidths) {
  const file = inRoot('apps', 'web', 'public', `welcome-${width}.webp`);
  await writeFile(file, await renderCover(svg, { width }));
}

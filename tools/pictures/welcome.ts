/**
 * npx tsx --tsconfig tsconfig.base.json tools/pictures/welcome.ts
 *
 * Draws the picture of the home page's first slide into apps/web/public. It belongs to the site and
 * not to the database, because it must be there before any request is answered.
 */
import { writeFile } from 'node:fs/promises';
import { pictureWidths } from '@cheese/domain/rules/site/image';
import { drawCover } from '@cheese/generators/pictures/drawCover';
import { renderCovers } from '@cheese/generators/pictures/renderCovers';
import { inRoot } from '../setup/root.mjs';

const svg = drawCover({ motif: 'screen', palette: 'orange', seed: 'banner-courses' });
const covers = await renderCovers(svg, pictureWidths);
for (const [at, cover] of covers.entries()) {
  await writeFile(inRoot('apps', 'web', 'public', `welcome-${pictureWidths[at]}.webp`), cover);
}

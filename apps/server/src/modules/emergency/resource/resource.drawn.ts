import { createHash } from 'node:crypto';
import { pictureWidths } from '@cheese/domain/rules/site/image';
import type { Cover } from '@cheese/generators/pictures/drawCover';
import type { Storage } from '../../../ports/storage';

export type Picture = Omit<Cover, 'seed'>;

/**
 * Draws a cover and stores it, each in several widths; tells the key of the widest. It changes with
 * the picture, so that caches may keep it.
 */
export async function storeDrawn(storage: Pick<Storage, 'put'>, slug: string, picture: Picture) {
  // Most calls draw nothing: they need not load it.
  const { drawCover } = await import('@cheese/generators/pictures/drawCover');
  const { renderCovers } = await import('@cheese/generators/pictures/renderCovers');
  const svg = drawCover({ ...picture, seed: slug });
  const mark = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const keyOf = (width: number) => `resource/${slug}-${mark}-${width}.webp`;
  const covers = await renderCovers(svg, pictureWidths);
  for (const [at, cover] of covers.entries()) {
    await storage.put(keyOf(pictureWidths[at] ?? 0), cover);
  }
  return keyOf(Math.max(...pictureWidths));
}

import { createHash } from 'node:crypto';
import { pictureWidths } from '@cheese/domain/rules/image';
import type { Storage } from '../ports/storage';
import { drawAnew } from './drawnOnce';
import { type Cover, drawCover } from './pictures/drawCover';
import { renderCover } from './pictures/renderCover';

type Picture = Omit<Cover, 'seed'>;

/** Draws and stores the cover of one thing and tells its key. */
export type DrawCover = (area: string, slug: string, picture: Picture) => Promise<string>;

/**
 * Covers in `storage`, each in several widths; the key is that of the widest. It changes with the
 * picture, so that caches may keep it.
 */
export const coversIn =
  (storage: Pick<Storage, 'put'>, once = drawAnew): DrawCover =>
  async (area, slug, picture) => {
    const svg = drawCover({ ...picture, seed: slug });
    const hash = createHash('sha256').update(svg).digest('hex');
    const mark = hash.slice(0, 8);
    const keyOf = (width: number) => `${area}/${slug}-${mark}-${width}.webp`;
    for (const width of pictureWidths) {
      const bytes = await once(`${hash}-${width}.webp`, () => renderCover(svg, { width }));
      await storage.put(keyOf(width), bytes);
    }
    return keyOf(Math.max(...pictureWidths));
  };

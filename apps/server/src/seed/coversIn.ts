import { createHash } from 'node:crypto';
import type { Storage } from '../ports/storage';
import { type Cover, drawCover } from './pictures/drawCover';
import { renderCover } from './pictures/renderCover';

const COVER_WIDTH = 960;

type Picture = Omit<Cover, 'seed'>;

/** Draws and stores the cover of one thing and tells its key. */
export type DrawCover = (area: string, slug: string, picture: Picture) => Promise<string>;

/** Covers in `storage`; a key changes with the picture's bytes, so that caches may keep it. */
export const coversIn =
  (storage: Storage): DrawCover =>
  async (area, slug, picture) => {
    const bytes = await renderCover(drawCover({ ...picture, seed: slug }), { width: COVER_WIDTH });
    const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const key = `${area}/${slug}-${mark}.webp`;
    await storage.put(key, bytes);
    return key;
  };

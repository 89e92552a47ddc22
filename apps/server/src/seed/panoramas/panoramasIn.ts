import { createHash } from 'node:crypto';
import { pictureWidths } from '@cheese/domain/rules/image';
import type { Storage } from '../../ports/storage';
import { equirectangular, perspective } from './lenses';
import { drawAnew } from '../drawnOnce';
import { encode } from './encode';
import { render } from './render';
import type { RoomShape } from './rooms/roomShape';

const WIDTH = 4096;
const [narrow, wide] = pictureWidths;
const WIDE_SCREEN = 9 / 16;

const HEAVIEST = 400_000;
const HEAVIEST_PREVIEW = 40_000;

/** Draws and stores a room; tells the keys of its panorama and of a small view into it. */
export type DrawPanorama = (room: RoomShape) => Promise<{ panorama: string; preview: string }>;

/** Panoramas in `storage`; the names change with the pictures, so that caches may keep them. */
export const panoramasIn =
  (storage: Pick<Storage, 'put'>, { width = WIDTH, once = drawAnew } = {}): DrawPanorama =>
  async (room) => {
    const shape = createHash('sha256').update(JSON.stringify(room)).digest('hex');
    const around = await once(`${shape}-around-${width}.webp`, () =>
      encode(drawAround(room, width), { heaviest: HEAVIEST }),
    );
    const mark = createHash('sha256').update(around).digest('hex').slice(0, 8);
    const panorama = `roam/${room.slug}-${mark}.webp`;
    await storage.put(panorama, around);
    for (const size of pictureWidths) {
      const bytes = await once(`${shape}-view-${mark}-${size}.webp`, () =>
        encode(drawView(room, Math.min(size, width)), { heaviest: HEAVIEST_PREVIEW, width: size }),
      );
      await storage.put(`roam/${room.slug}-view-${mark}-${size}.webp`, bytes);
    }
    return { panorama, preview: `roam/${room.slug}-view-${mark}-${Math.max(narrow, wide)}.webp` };
  };

export const drawAround = ({ scene }: RoomShape, width: number) =>
  render(scene, equirectangular(width, width / 2), width, width / 2);

export function drawView({ scene, view }: RoomShape, width: number) {
  const height = Math.round(width * WIDE_SCREEN);
  return render(scene, perspective(width, height, view), width, height);
}

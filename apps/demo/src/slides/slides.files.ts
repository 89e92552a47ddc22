import { drawThumbnail } from '@cheese/generators/tissues/drawThumbnail';
import type { Making } from '../making/making';
import { seedSlides } from './slides';

/** What cards show of a slide; its tiles are drawn as somebody looks at them. */
export const slideFiles = seedSlides.map(({ tissue }): Making => ({
  slug: `tissue/${tissue}`,
  from: 'all of it in 512 pixels',
  by: 'tissues/drawThumbnail.ts',
  endings: ['.webp'],
  make: async () => [await drawThumbnail(tissue)],
}));

import { pictureWidths } from '@cheese/domain/rules/image';
import { type Cover, drawCover } from '@cheese/generators/pictures/drawCover';
import { renderCover } from '@cheese/generators/pictures/renderCover';
import type { Making } from './making';

/** A cover in the widths of all pictures. */
export function cover(area: string, slug: string, picture: Omit<Cover, 'seed'>): Making {
  const svg = drawCover({ ...picture, seed: slug });
  const files = pictureWidths.map(
    (width) => [`-${width}.webp`, () => renderCover(svg, { width })] as const,
  );
  // The drawing itself says what it was drawn by; only how it became a picture it does not say.
  const by = 'pictures/renderCover.ts';
  return { slug: `${area}/${slug}`, from: svg, by, files: Object.fromEntries(files) };
}

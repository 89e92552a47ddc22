import { pictureWidths } from '@cheese/domain/rules/site/image';
import { type Cover, drawCover } from '@cheese/generators/pictures/drawCover';
import { renderCovers } from '@cheese/generators/pictures/renderCovers';
import type { Making } from './making';

/** How the files of a picture end that is made in the widths of all pictures. */
export const widthEndings = pictureWidths.map((width) => `-${width}.webp`);

export function cover(area: string, slug: string, picture: Omit<Cover, 'seed'>): Making {
  const svg = drawCover({ ...picture, seed: slug });
  return {
    slug: `${area}/${slug}`,
    // The drawing itself says what it was drawn by; only how it becomes a picture it does not say.
    from: svg,
    by: 'pictures/renderCovers.ts',
    endings: widthEndings,
    make: () => renderCovers(svg, pictureWidths),
  };
}

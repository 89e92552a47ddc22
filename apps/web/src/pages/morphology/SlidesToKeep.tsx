import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Slide } from '@cheese/domain/contract/slides/slide';
import { FavouriteMark } from '../../features/collect/FavouriteMark';
import { useFavouriteIds } from '../../features/collect/useFavouriteIds';
import { SlideGrid } from '../../features/slide/SlideGrid';

/** Slides as cards with a favourite button. */
export function SlidesToKeep({ slides }: { slides: readonly Slide[] }) {
  const kept = useFavouriteIds(
    collectTypeCodes.slide,
    slides.map(({ id }) => id),
  );
  return (
    <SlideGrid
      slides={slides}
      cornerOf={({ id, title }) => (
        <FavouriteMark
          thing={{ type: collectTypeCodes.slide, productId: id }}
          name={title}
          isCollected={kept.has(id)}
        />
      )}
    />
  );
}

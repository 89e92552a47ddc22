import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Slide } from '@cheese/domain/contract/slides/slide';
import { KeepMark } from '../../features/collect/KeepMark';
import { useKeptOnes } from '../../features/collect/useKeptOnes';
import { SlideGrid } from '../../features/slide/SlideGrid';

/** Slides on cards, each to be taken among one's favourites. */
export function SlidesToKeep({ slides }: { slides: readonly Slide[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.slide,
    slides.map(({ id }) => id),
  );
  return (
    <SlideGrid
      slides={slides}
      cornerOf={({ id, title }) => (
        <KeepMark
          thing={{ type: collectTypeCodes.slide, productId: id }}
          name={title}
          isCollected={kept.has(id)}
        />
      )}
    />
  );
}

import type { Slide } from '@cheese/domain/contract/slides/slide';
import { KeepMark } from '../../features/collect/KeepMark';
import { useKeptOnes } from '../../features/collect/useKeptOnes';
import { SlideGrid } from '../../features/slide/SlideGrid';

const SLIDE = 32;

/** Slides on cards, each to be taken among one's favourites. */
export function SlidesToKeep({ slides }: { slides: readonly Slide[] }) {
  const kept = useKeptOnes(
    SLIDE,
    slides.map(({ id }) => id),
  );
  return (
    <SlideGrid
      slides={slides}
      cornerOf={({ id, title }) => (
        <KeepMark thing={{ type: SLIDE, productId: id }} name={title} isCollected={kept.has(id)} />
      )}
    />
  );
}

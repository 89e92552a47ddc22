import type { Slide } from '@cheese/domain/contract/viewers/slide';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { SlideCard } from './SlideCard';

/** Three in a row, as the specification has them. */
export const SlideGrid = ({ slides }: { slides: readonly Slide[] }) => (
  <CardGrid columns={3} role="list">
    {slides.map((slide, index) => (
      <div role="listitem" key={slide.id}>
        <SlideCard slide={slide} eager={index < 3} />
      </div>
    ))}
  </CardGrid>
);

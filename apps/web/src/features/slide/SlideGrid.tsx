import type { Slide } from '@cheese/domain/contract/slides/slide';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import type { ReactNode } from 'react';
import { SlideCard } from './SlideCard';

interface SlideGridProps {
  slides: readonly Slide[];
  cornerOf?: (slide: Slide) => ReactNode;
}

/** Three columns, as the specification says. */
export const SlideGrid = ({ slides, cornerOf }: SlideGridProps) => (
  <CardGrid columns={3} role="list">
    {slides.map((slide, index) => (
      <div role="listitem" key={slide.id}>
        <SlideCard slide={slide} eager={index < 3} corner={cornerOf?.(slide)} />
      </div>
    ))}
  </CardGrid>
);

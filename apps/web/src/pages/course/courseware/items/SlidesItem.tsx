import type { DetailOf, ItemSlide } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../paths';
import { texts } from '../texts';

/** Slides as pictures; each opens in the viewer, with a link back to this item. */
export function SlidesItem({ item }: { item: DetailOf<32> }) {
  const { slides, courseId, id: itemId } = item;
  if (slides.length === 0) return <EmptyState sentence={texts.noSlides} />;
  return (
    <CardGrid columns={3} role="list" aria-label={texts.slides}>
      {slides.map((slide) => (
        <div role="listitem" key={slide.id}>
          <ImageWithFallback src={slide.picture} alt="" ratio={4 / 3} />
          <Typography variant="subtitle1" component="h3" sx={{ my: 1 }}>
            {slide.name || texts.slideAway}
          </Typography>
          <Way
            slide={slide}
            href={paths.slide({ slideId: slide.id, from: { courseId, itemId } })}
          />
        </div>
      ))}
    </CardGrid>
  );
}

function Way({ slide: { name, state, libraryId }, href }: { slide: ItemSlide; href: string }) {
  if (state === 'open') {
    return (
      <Button variant="contained" href={href} aria-label={`${texts.openSlide}：${name}`}>
        {texts.openSlide}
      </Button>
    );
  }
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.third' }}>
        {state === 'locked' ? texts.slideLocked : texts.slideAwayHint}
      </Typography>
      {libraryId !== null && (
        <Button
          variant="outlined"
          href={paths.slideLibrary({ id: libraryId })}
          aria-label={`${texts.seeLibrary}：${name}`}
        >
          {texts.seeLibrary}
        </Button>
      )}
    </>
  );
}

import type { Ad } from '@cheese/domain/contract/content/ad';
import { ImageHostProvider } from '@cheese/ui/media/ImageHostProvider';
import { type ReactElement, useEffect, useState } from 'react';
import { texts } from '../texts';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useRotation } from './useRotation';
import { useSwipe } from './useSwipe';
import { welcome } from './welcome';

/** After this time the first load is over, and the next picture may be prefetched. */
const SETTLED_MS = 2500;

function useSettled() {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Rotating pictures; hover, focus and the pause button stop the rotation. */
export function Carousel({ ads }: { ads: readonly Ad[] }) {
  const slides = [welcome, ...ads];
  const { at, show, hold, isPaused, pause } = useRotation(slides.length);
  const isSettled = useSettled();
  const swipe = useSwipe((step) => show(at + step));
  return (
    <section
      className="stage"
      style={{ touchAction: 'pan-y' }}
      aria-roledescription={texts.carousel}
      aria-label={texts.banner}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      {...swipe}
    >
      {slides.map((ad, index) => (
        <OwnPictures key={ad.id} isOwn={ad === welcome}>
          <Slide
            ad={ad}
            isShown={index === at}
            isFirst={index === 0}
            hasPicture={isSettled || index === at}
            label={texts.place(index + 1, slides.length)}
          />
        </OwnPictures>
      ))}
      {slides.length > 1 && (
        <CarouselControls
          count={slides.length}
          at={at}
          show={show}
          isPaused={isPaused}
          pause={pause}
        />
      )}
    </section>
  );
}

/** The site's own pictures are served by the site itself, not by the image host. */
function OwnPictures({ isOwn, children }: { isOwn: boolean; children: ReactElement }) {
  return isOwn ? <ImageHostProvider host="/">{children}</ImageHostProvider> : children;
}

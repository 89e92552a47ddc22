import { scrollToTop } from '@cheese/domain/codes/base/limits';
import { scrollStep, showsBackToTop } from '@cheese/domain/rules/site/scrollStep';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

const watchScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

const isFarDown = () => showsBackToTop(window.scrollY);
const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Input by the user stops the scrolling. */
const interruptions = ['wheel', 'touchstart', 'keydown'] as const;

const climb = () => {
  const timer = setInterval(() => {
    window.scrollTo(0, scrollStep(window.scrollY));
    if (window.scrollY <= 0) stop();
  }, scrollToTop.everyMs);
  const stop = () => {
    clearInterval(timer);
    interruptions.forEach((name) => window.removeEventListener(name, stop));
  };
  interruptions.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  return stop;
};

/** Scrolls up 80 px every 10 ms, or at once if the user prefers reduced motion. */
export const useBackToTop = () => {
  const shown = useSyncExternalStore(watchScroll, isFarDown, () => false);
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => () => stop.current?.(), []);

  const goUp = useCallback(() => {
    stop.current?.();
    if (prefersStillness()) window.scrollTo(0, 0);
    else stop.current = climb();
  }, []);

  return { shown, goUp };
};

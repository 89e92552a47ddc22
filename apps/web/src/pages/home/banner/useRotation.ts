import { useEffect, useState } from 'react';

const EVERY_MS = 6000;

const wantsNoMotion = () =>
  // Without `matchMedia` assume no preference.
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Index of the shown slide, which advances while the user does not hover or focus it. */
export function useRotation(count: number) {
  const [at, setAt] = useState(0);
  const [isHeld, hold] = useState(false);
  const [isPaused, pause] = useState(false);
  const show = (place: number) => setAt((place + count) % count);

  useEffect(() => {
    if (isHeld || isPaused || count < 2 || wantsNoMotion()) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((current) => (current + 1) % count);
    }, EVERY_MS);
    return () => clearInterval(timer);
    // Restarts after each step, so that a chosen slide stays as long as any other.
  }, [at, count, isHeld, isPaused]);

  return { at: Math.min(at, count - 1), show, hold, isPaused, pause };
}

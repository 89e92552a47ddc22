import { type RefObject, useCallback, useEffect, useState } from 'react';
import { homeView, turned } from './model/view';
import type { ModelHandle } from './ModelViewer';

/** Degrees a second: a whole turn takes half a minute. */
const SPEED = 12;
/** With reduced motion each click turns it by this many degrees instead. */
const STEP = 45;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Rotates a model slowly about its vertical axis until stopped. */
export function useTurntable(handle: RefObject<ModelHandle | null>) {
  const [isTurning, setIsTurning] = useState(false);
  const turnBy = useCallback(
    (degrees: number) => {
      const { current } = handle;
      current?.show(turned(current.view() ?? homeView, degrees, 0), true);
    },
    [handle],
  );
  useEffect(() => {
    if (!isTurning) return;
    let before = performance.now();
    const next = (now: number) => {
      // After a pause of the browser it goes on where it was, not where it would have been.
      turnBy((Math.min(100, now - before) / 1000) * SPEED);
      before = now;
      frame = requestAnimationFrame(next);
    };
    let frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isTurning, turnBy]);
  const stop = useCallback(() => setIsTurning(false), []);
  const toggle = () => {
    if (isStill()) turnBy(STEP);
    else setIsTurning(!isTurning);
  };
  return { isTurning, toggle, stop };
}

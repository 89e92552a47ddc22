import { type RefObject, useEffect, useState } from 'react';

/** Makes an element fill the screen, or the window if the browser has no full screen. */
export function useFullscreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const note = () => setIsFull(document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, [part]);
  const toggle = async () => {
    if (!document.fullscreenEnabled) return setIsFull((was) => !was);
    if (document.fullscreenElement) await document.exitFullscreen();
    else await part.current?.requestFullscreen();
  };
  // A browser setting may forbid full screen; then nothing happens.
  return { isFull, toggle: () => void toggle().catch(() => undefined) };
}

import { type RefObject, useEffect, useState } from 'react';

/** `isFull` is null if the browser has no full screen. */
export function useFullscreen(part: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const note = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await part.current?.requestFullscreen();
  };
  // A browser setting may forbid full screen; then nothing happens.
  return { isFull, toggle: () => void toggle().catch(() => undefined) };
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page fills the screen; where the browser does not do that, it fills the window. */
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
  // Somebody who may not, by a setting of the browser, stays where they are.
  return { isFull, toggle: () => void toggle().catch(() => undefined) };
}

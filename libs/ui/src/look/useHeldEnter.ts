import { useEffect } from 'react';

/** In multi-line fields a held Enter repeats as usual. */
const writing = 'textarea, [contenteditable]:not([contenteditable="false"])';

function hear(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !repeat) return;
  if (target instanceof Element && target.closest(writing)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A held Enter presses once. Its repeats would press what came under the focus meanwhile: the button
 * of a window that the first of them opened.
 */
export function useHeldEnter() {
  useEffect(() => {
    // Capture phase, because some components ignore `preventDefault`.
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
}

import { useEffect, useState } from 'react';

/**
 * An element at the end of the body that screen readers listen to politely. It stands there before
 * the first toast comes: a region that arrives together with its text is often not read.
 */
export const useLiveRegion = (): HTMLElement | null => {
  const [region, setRegion] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute('aria-live', 'polite');
    document.body.append(element);
    // The element exists only in a browser, so it can only come after the first render.
    setRegion(element);
    return () => element.remove();
  }, []);

  return region;
};

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * An inline form opened by a button: it takes the focus, and gives it back to the button
 * afterwards.
 */
export function AtButton({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // In a layout effect, because after the removal the focus would be lost.
  useLayoutEffect(() => {
    const button = document.activeElement;
    const here = box.current;
    here?.querySelector('textarea')?.focus();
    return () => {
      const isHere = here?.contains(document.activeElement);
      if (isHere && button instanceof HTMLElement) button.focus();
    };
  }, []);
  return <div ref={box}>{children}</div>;
}

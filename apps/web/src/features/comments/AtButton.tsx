import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What opens at a button to be written in: one does so at once, and is back at the button after it. */
export function AtButton({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // While it goes, and not when it has gone: the focus would be nowhere by then.
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

import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right arrow keys change the picture. */
export function arrowKeys(at: number, go: (to: number) => void) {
  return (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    go(at + step);
  };
}

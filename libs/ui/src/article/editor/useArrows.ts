import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
const buttonsIn = (row: HTMLElement | null) => [...(row?.querySelectorAll('button') ?? [])];

/** Roving tab index: one Tab stop for the row, arrow keys move inside it. */
export function useArrows(row: RefObject<HTMLElement | null>) {
  const [stop, setStop] = useState(0);
  useLayoutEffect(() => {
    for (const [at, button] of buttonsIn(row.current).entries()) {
      button.tabIndex = at === stop ? 0 : -1;
    }
  });
  const onFocus = ({ target }: FocusEvent) => {
    const at = buttonsIn(row.current).findIndex((button) => button === target);
    if (at >= 0) setStop(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = buttonsIn(row.current);
    const step = steps[event.key];
    if (!step || !buttons.some((button) => button === event.target)) return;
    event.preventDefault();
    buttons[step(stop, buttons.length)]?.focus();
  };
  return { onFocus, onKeyDown };
}

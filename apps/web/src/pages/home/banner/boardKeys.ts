import type { KeyboardEvent } from 'react';

const linksIn = (place: Element | null | undefined, selector: string) => [
  ...(place?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The next or previous link; wraps around at the ends. */
const stepped = (links: readonly HTMLElement[], step: number) => {
  const at = links.indexOf(document.activeElement as HTMLElement);
  return links[(at + step + links.length) % links.length];
};

/**
 * Up and down move among subjects or submenu links; right enters a submenu, left and Esc leave it.
 */
export function boardKeys(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const target = event.target as HTMLElement;
  const below = target.closest('.below');
  const subject = target.closest('li')?.querySelector<HTMLElement>('.subject');
  const level = below ? linksIn(below, 'a') : linksIn(event.currentTarget, '.subject');
  const goals: Partial<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowDown: () => stepped(level, 1),
    ArrowUp: () => stepped(level, -1),
    ArrowRight: () => linksIn(target.closest('li'), '.below a')[0],
    ArrowLeft: () => below && subject,
    Escape: () => subject,
  };
  const goal = goals[event.key];
  if (!goal) return;
  event.preventDefault();
  goal()?.focus();
  if (event.key === 'Escape') close();
}

import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import type { View } from '@cheese/slide-viewer/geometry/view';
import { readView, sayView } from '@cheese/slide-viewer/viewAddress';
import { neutral } from '@cheese/slide-viewer/adjust/adjustment';

/** The most slides that fit side by side. */
const MOST = 4;
const BETWEEN = '*';

/** Distinct slide ids, in order. */
export function slidesSaid(text: string | null): number[] {
  const ids = (text ?? '').split(',', 20).flatMap((part) => wholeNumber(part) ?? []);
  return [...new Set(ids.filter((id) => id > 0))].slice(0, MOST);
}

/** View of each slide; an invalid one means the whole slide. */
export const viewSaid = (
  text: string | null,
  at: number,
  slide: { width: number; height: number },
): View | null => readView((text ?? '').split(BETWEEN, MOST)[at] ?? '', slide).view;

/** The address with the view of one slide replaced. */
export function withView(
  text: string | null,
  { at, count, view }: { at: number; count: number; view: View },
) {
  const parts = (text ?? '').split(BETWEEN, count);
  return Array.from({ length: count }, (_, i) =>
    i === at ? sayView({ view, adjustment: neutral, layers: null }) : (parts[i] ?? ''),
  ).join(BETWEEN);
}

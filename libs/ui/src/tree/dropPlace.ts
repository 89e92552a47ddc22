import { type Branch, type Place, placeAt } from './treeMoves';

export type Drop = 'before' | 'inside' | 'after';

/** Near its edges a drop goes between rows, in the middle onto the row. */
export function dropAt(offset: number, height: number): Drop {
  if (offset < height / 4) return 'before';
  return offset > (height * 3) / 4 ? 'after' : 'inside';
}

/** Null if it cannot be dropped there. */
export function dropPlace(
  branches: readonly Branch[],
  id: number,
  { on, drop }: { on: number; drop: Drop },
): Place | null {
  const found = placeAt(branches, id, { on, isInside: drop === 'inside' });
  return found && drop === 'after' ? { ...found, place: found.place + 1 } : found;
}

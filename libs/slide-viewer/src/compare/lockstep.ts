import type { View } from '../geometry/view';
import { type Likeness, reversed, viewThere } from '../lock/likeness';

/** Transformation of each slide relative to the first; null for one that is not locked. */
export type Lock = readonly (Likeness | null)[];

/** The views of all others when one of them moves; null for those that stay. */
export function followed(lock: Lock, leader: number, view: View): (View | null)[] {
  const own = lock[leader];
  if (leader > 0 && !own) return lock.map(() => null);
  const first = own && leader > 0 ? viewThere(view, reversed(own)) : view;
  return lock.map((likeness, i) => {
    if (i === leader) return null;
    if (i === 0) return first;
    return likeness ? viewThere(first, likeness) : null;
  });
}

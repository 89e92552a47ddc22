import { mppOf, type Resolution } from '../geometry/resolution';
import type { View } from '../geometry/view';
import { type Likeness, likenessOf } from './likeness';

export interface Lying extends Resolution {
  view: View;
}

/**
 * Locked as two slides lie now: equal in micrometres where both are known, else as large as they are
 * seen; turned against each other as they are.
 */
export function lockedByHand(here: Lying, there: Lying): Likeness {
  const [one, other] = [mppOf(here), mppOf(there)];
  const scale = one === null || other === null ? there.view.scale : (here.view.scale * other) / one;
  return likenessOf(here.view, { ...there.view, scale });
}

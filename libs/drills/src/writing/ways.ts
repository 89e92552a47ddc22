import type { Effect } from '../graph/condition';
import type { Way } from '../graph/scene';

type More = Partial<Pick<Way, 'when' | 'share' | 'costS' | 'effects' | 'critical'>>;

/** A way with defaults for what is left out. */
export const way = (to: string, says: string, more: More = {}): Way => ({
  when: null,
  to,
  says,
  share: 0,
  costS: 0,
  effects: [],
  critical: null,
  ...more,
});

export interface Choosable {
  text: string;
  isRight: boolean;
  way: Way;
  /** The way taken if the extra condition does not hold. */
  otherwise?: Way;
}

type Write = (text: string, to: string, says: string, more?: More) => Choosable;

const choosable =
  (share: number, isRight: boolean): Write =>
  (text, to, says, more = {}) => ({ text, isRight, way: way(to, says, { share, ...more }) });

export const right = choosable(1, true);
export const wrong = choosable(0, false);

export const count = (id: string, by = 1): Effect => ({ does: 'count', id, by });
export const change = (id: string, by: number): Effect => ({ does: 'change', id, by });
export const drift = (id: string, perS: number): Effect => ({ does: 'drift', id, perS });

import { type Curved, plain, rootOf } from './exact';
import {
  compare,
  type Fraction,
  fractionOf,
  HUNDRED,
  isZero,
  percentOf,
  plus,
  times,
} from './fraction';
import type { CurveRule } from './shapes';

/** Below, at or above 0 as the mark is less than, equal to or more than `other`. */
const compareCurved = ({ value, isRoot }: Curved, other: Fraction) =>
  compare(value, isRoot ? times(other, other) : other);

/** A curve lifts no further than its cap, and lowers nobody: who was above it stays there. */
export function applyCurve(rule: CurveRule, total: Fraction, best: Fraction): Curved {
  const lifted = lift(rule, total, best);
  if (rule.cap === null) return lifted;
  const cap = fractionOf(rule.cap);
  if (compareCurved(lifted, cap) <= 0) return lifted;
  return plain(compare(total, cap) > 0 ? total : cap);
}

function lift(rule: CurveRule, total: Fraction, best: Fraction): Curved {
  if (rule.kind === 'add') return plain(plus(total, fractionOf(rule.points)));
  // With extra credit a best of 110 would pull everybody down; a class of zeros has no scale.
  if (rule.kind === 'scaleToBest')
    return plain(isZero(best) || compare(best, HUNDRED) >= 0 ? total : percentOf(total, best));
  // The root times ten is above the number up to 100 only.
  return compare(total, HUNDRED) >= 0 ? plain(total) : rootOf(times(total, HUNDRED));
}

export function limited(mark: Curved, highest: number | null): Curved {
  if (highest === null) return mark;
  const most = fractionOf(highest);
  return compareCurved(mark, most) > 0 ? plain(most) : mark;
}

import { NEVER_SHOWN } from '@cheese/domain/codes/exam/examPhases';
import type { Showing } from '@cheese/domain/contract/exam/shapes/examSettings';

/** Before every exam, and after all of them: both are kept as moments. */
const AT_ONCE = new Date(0);
const NEVER = new Date(NEVER_SHOWN);

/** From when on something may be seen, as it is kept; null is when it is over for everybody. */
export function toMoment({ when, at }: Showing): Date | null {
  if (when === 'atOnce') return AT_ONCE;
  if (when === 'never') return NEVER;
  return when === 'moment' ? new Date(at ?? NEVER) : null;
}

export function toShowing(moment: Date | null): Showing {
  if (moment === null) return { when: 'afterEnd', at: null };
  if (moment <= AT_ONCE) return { when: 'atOnce', at: null };
  return moment >= NEVER ? { when: 'never', at: null } : { when: 'moment', at: moment.getTime() };
}

/** An extension for everyone postpones a fixed release time by the same amount. */
export function movedBy(moment: Date | null, ms: number): Date | null {
  return toShowing(moment).when === 'moment' && moment ? new Date(moment.getTime() + ms) : moment;
}

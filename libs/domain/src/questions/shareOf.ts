import type { PartialRule } from './kind';

/** The share of parts that are right: a part that is wrong takes nothing from another. */
export const shareOf = (right: number, of: number, rule: PartialRule) =>
  rule === 'allOrNothing' ? Number(of > 0 && right === of) : right / Math.max(1, of);

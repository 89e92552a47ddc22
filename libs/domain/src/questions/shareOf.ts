import type { PartialRule } from './kind';

/** The share of correct parts; a wrong part costs nothing of another. */
export const shareOf = (right: number, of: number, rule: PartialRule) =>
  rule === 'allOrNothing' ? Number(of > 0 && right === of) : right / Math.max(1, of);

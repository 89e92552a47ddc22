import type { DifferenceCause, DifferenceKind } from '../../codes/shop/reconcile';

const kinds: Readonly<Record<DifferenceCause, DifferenceKind>> = {
  delivered: 'theirs',
  returned: 'theirs',
  givenBack: 'theirs',
  unconfirmed: 'theirs',
  stranger: 'theirs',
  contradiction: 'theirs',
  missing: 'ours',
  wrongAmount: 'amount',
  refundMarked: 'refund',
  refundUnconfirmed: 'refund',
  refundFailed: 'refund',
  refundStranger: 'refund',
  refundMissing: 'refund',
  refundAmount: 'refund',
};

/** The side that lacks a payment, or the field that differs. */
export const differenceKind = (cause: DifferenceCause): DifferenceKind => kinds[cause];

/** True for a difference that the comparison resolved itself, so that nothing is left to do. */
export const isSeenTo = (cause: DifferenceCause): boolean =>
  cause === 'delivered' || cause === 'returned' || cause === 'refundMarked';

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

/** On which side something is missing, or what of it is not the same. */
export const differenceKind = (cause: DifferenceCause): DifferenceKind => kinds[cause];

/** What the comparison has seen to itself: nobody has to do anything about it. */
export const isSeenTo = (cause: DifferenceCause): boolean =>
  cause === 'delivered' || cause === 'returned' || cause === 'refundMarked';

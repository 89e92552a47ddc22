import type {
  Difference,
  ReconciliationDetail,
} from '@cheese/domain/contract/shop/reconcileManage';

const side = { paidCount: 3, paid: 30_000, refundCount: 0, refund: 0 };

/** A day on which the provider has a payment that is missing here. */
export const aReconciledDay = (said: Partial<ReconciliationDetail> = {}): ReconciliationDetail => ({
  id: 1,
  day: '2026-11-20',
  payway: 2,
  state: 'open',
  failure: null,
  isAskedAgain: false,
  ranAt: Date.UTC(2026, 10, 21, 2),
  theirs: side,
  differences: 2,
  open: 1,
  list: [],
  ours: { ...side, paidCount: 2, paid: 20_000 },
  matched: { ...side, paidCount: 2, paid: 20_000 },
  ...said,
});

export const aDifference = (said: Partial<Difference> = {}): Difference => ({
  id: 1,
  kind: 'theirs',
  cause: 'stranger',
  tradeNo: 'STRANGER',
  refundNo: '',
  order: null,
  theirs: 10_000,
  ours: null,
  at: Date.UTC(2026, 10, 20, 2),
  settledAt: null,
  settledBy: null,
  note: '',
  ...said,
});

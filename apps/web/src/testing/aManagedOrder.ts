import type {
  ManagedOrder,
  ManagedOrderDetail,
} from '@cheese/domain/contract/shop/shapes/shopManageShapes';

const at = Date.parse('2026-11-20T10:00:00+08:00');

export const aManagedOrder = (said: Partial<ManagedOrder> = {}): ManagedOrder => ({
  id: 7,
  orderNo: '20261120000000000007',
  kind: 'commodity',
  state: 'paid',
  total: 39_900,
  payway: 2,
  createdAt: at,
  expiresAt: at + 1_800_000,
  leftMs: 0,
  paidAt: at + 60_000,
  title: '心电图判读',
  person: { id: 2, name: '李明', phoneNum: '138****0002' },
  ...said,
});

/** Paid by WeChat Pay, and the product was delivered. */
export const anOrderWithFacts = (said: Partial<ManagedOrderDetail> = {}): ManagedOrderDetail => ({
  ...aManagedOrder(),
  discount: 0,
  couponName: null,
  fullTotal: 49_900,
  cancelledAt: null,
  cancelReason: null,
  cancelNote: '',
  refundedAt: null,
  items: [{ title: '心电图判读', specificationName: '永久有效', price: 39_900, fullPrice: 49_900 }],
  payments: [
    {
      id: 1,
      payway: 2,
      tradeNo: 'T1',
      amount: 39_900,
      createdAt: at,
      transactionId: 'W1',
      paidAt: at + 60_000,
      closedAt: null,
      refund: null,
    },
  ],
  words: [{ id: 1, payway: 2, source: 'notice', verdict: 'delivered', said: '{}', at }],
  grants: [{ id: 1, title: '心电图判读', startsAt: at, endsAt: null, withdrawnAt: null }],
  entries: [
    {
      id: 1,
      kind: 2,
      at,
      lines: [
        { account: 'wechat', amount: -39_900 },
        { account: 'sales', amount: 39_900 },
      ],
    },
  ],
  ...said,
});

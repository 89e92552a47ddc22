import type { MemberCard } from '@cheese/domain/contract/shop/membership';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';

/** An unpaid order of one slide library; a test sets only the fields that it is about. */
export const anOrder = (said: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 77,
  orderNo: '20261122000000000077',
  kind: 'commodity',
  total: 39_000,
  saved: 20_000,
  discount: 0,
  couponId: null,
  couponName: null,
  state: 'unpaid',
  payway: null,
  createdAt: Date.UTC(2026, 10, 22, 2),
  expiresAt: Date.UTC(2026, 10, 22, 2, 30),
  leftMs: 25 * 60_000,
  paidAt: null,
  cancelledAt: null,
  cancelReason: null,
  cancelNote: '',
  refundedAt: null,
  items: [
    {
      specificationId: 310,
      commodityId: 31,
      productId: 7,
      held: null,
      given: null,
      type: 2,
      title: '病理切片库',
      specificationName: '一年',
      cover: '',
      price: 39_000,
      quantity: 1,
    },
  ],
  ...said,
});

export const aPlan = (said: Partial<MemberCard> = {}): MemberCard => ({
  cardId: 3,
  name: '年度会员',
  tier: 'vip3',
  days: 365,
  currentPrice: 238_000,
  originalPrice: 540_000,
  recommend: true,
  ...said,
});

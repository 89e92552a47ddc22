import type { OrderState } from '../../codes/shop/orders';

type Moment = number | null;

interface OrderMoments {
  paidAt: Moment;
  cancelledAt: Moment;
  refundedAt: Moment;
  expiresAt: Moment;
}

/** The state of an order at `now`. A payment received counts more than an expired deadline. */
export const orderState = (order: OrderMoments, now: number): OrderState => {
  if (order.refundedAt !== null) return 'refunded';
  if (order.paidAt !== null) return 'paid';
  if (order.cancelledAt !== null) return 'cancelled';
  return order.expiresAt !== null && now >= order.expiresAt ? 'expired' : 'unpaid';
};

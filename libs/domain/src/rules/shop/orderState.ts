import type { OrderState } from '../../codes/shop/orders';

type Moment = number | null;

interface OrderMoments {
  paidAt: Moment;
  cancelledAt: Moment;
  refundedAt: Moment;
  expiresAt: Moment;
}

/** Where an order stands at `now`. Money that came in counts more than a deadline that passed. */
export const orderState = (order: OrderMoments, now: number): OrderState => {
  if (order.refundedAt !== null) return 'refunded';
  if (order.paidAt !== null) return 'paid';
  if (order.cancelledAt !== null) return 'cancelled';
  return order.expiresAt !== null && now >= order.expiresAt ? 'expired' : 'unpaid';
};

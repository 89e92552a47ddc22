export type { OrderKind } from '@cheese/domain/codes/shop/orders';

/** The idempotency key of an item's entitlement. */
export const grantKey = (orderId: number, place: number) => `${orderId}/${place}`;

export type { OrderKind } from '@cheese/domain/codes/shop/orders';

/** What an item of an order gave is known by. */
export const grantKey = (orderId: number, place: number) => `${orderId}/${place}`;

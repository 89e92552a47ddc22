import type { Calls } from '../call';

export const membershipCalls = {
  cardList: { method: 'GET', path: 'membership/v1/card/list' },
  equityList: { method: 'GET', path: 'membership/v1/equity/list' },
  placeOrder: { method: 'POST', path: 'membership/v1/order/place-order' },
  payOrder: { method: 'POST', path: 'membership/v1/order/pay' },
  orderState: { method: 'GET', path: 'membership/v1/order/state' },
  orderList: { method: 'GET', path: 'membership/v1/order/list' },
} as const satisfies Calls;

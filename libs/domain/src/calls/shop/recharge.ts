import type { Calls } from '../call';

export const rechargeCalls = {
  offerList: { method: 'GET', path: 'recharge/v1/offer/list' },
  placeOrder: { method: 'POST', path: 'recharge/v1/order/place-order' },
  payOrder: { method: 'POST', path: 'recharge/v1/order/pay' },
  orderState: { method: 'GET', path: 'recharge/v1/order/state' },
  orderList: { method: 'GET', path: 'recharge/v1/order/list' },
} as const satisfies Calls;

import type { Calls } from '../call';

export const orderCalls = {
  placeOrder: { method: 'POST', path: 'order/commodity/v2/place-order' },
  pay: { method: 'POST', path: 'order/v1/pay' },
  state: { method: 'GET', path: 'order/v1/state' },
  cancel: { method: 'PUT', path: 'order/v1/cancel' },
  list: { method: 'GET', path: 'order/v1/list' },
  detail: { method: 'GET', path: 'order/v1/detail' },
} as const satisfies Calls;

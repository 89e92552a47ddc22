import type { Calls } from '../call';

/** Invoices for the caller's paid orders. */
export const invoiceCalls = {
  ofOrder: { method: 'GET', path: 'order/invoice/v1/of-order' },
  list: { method: 'GET', path: 'order/invoice/v1/list' },
  apply: { method: 'POST', path: 'order/invoice/v1/apply' },
  withdraw: { method: 'PUT', path: 'order/invoice/v1/withdraw' },
  download: { method: 'POST', path: 'order/invoice/v1/download' },
} as const satisfies Calls;

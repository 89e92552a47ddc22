import type { Calls } from '../call';

/** Licences of all schools, for platform administrators. */
export const licenceManageCalls = {
  list: { method: 'GET', path: 'manage/licence/v1/list' },
  products: { method: 'GET', path: 'manage/licence/v1/products' },
  coverage: { method: 'GET', path: 'manage/licence/v1/coverage' },
  offer: { method: 'POST', path: 'manage/licence/v1/offer' },
  withdraw: { method: 'PUT', path: 'manage/licence/v1/withdraw' },
  confirm: { method: 'PUT', path: 'manage/licence/v1/confirm' },
  invoice: { method: 'PUT', path: 'manage/licence/v1/invoice' },
} as const satisfies Calls;

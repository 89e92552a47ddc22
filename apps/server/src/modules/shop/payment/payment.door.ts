/** The store functions that other modules may import. */
export { findByTradeNo, findDelivering } from './payment.store';

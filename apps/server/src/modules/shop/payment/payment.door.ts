export { findByTradeNo, findDelivering } from './payment.store';

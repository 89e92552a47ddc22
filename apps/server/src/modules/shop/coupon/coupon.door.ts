/** The store functions that other modules may import. */
export { findCoupon, selectCouponEnds } from './coupon.store';

export { findCoupon, selectCouponEnds } from './coupon.store';

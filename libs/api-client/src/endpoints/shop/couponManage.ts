import { couponManageCalls } from '@cheese/domain/calls/shop/couponManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CouponManageContract as C } from '@cheese/domain/contract/shop/couponManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const couponManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Coupon', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getManagedCoupons: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(couponManageCalls.list),
        providesTags: ['Coupon'],
      }),
      createCoupon: build.mutation<Answers<C['create']>, Asks<C['create']>>({
        query: ask(couponManageCalls.create),
        invalidatesTags: ['Coupon', 'Audit'],
      }),
      grantCoupon: build.mutation<Answers<C['grant']>, Asks<C['grant']>>({
        query: ask(couponManageCalls.grant),
        invalidatesTags: ['Coupon', 'Audit'],
      }),
      voidCoupon: build.mutation<Answers<C['void']>, Asks<C['void']>>({
        query: ask(couponManageCalls.void),
        invalidatesTags: ['Coupon', 'Audit'],
      }),
    }),
  });

export const {
  useGetManagedCouponsQuery,
  useCreateCouponMutation,
  useGrantCouponMutation,
  useVoidCouponMutation,
} = couponManageApi;

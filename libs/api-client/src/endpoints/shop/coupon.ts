import { couponCalls } from '@cheese/domain/calls/shop/coupon';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CouponContract as C } from '@cheese/domain/contract/shop/coupon';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

/** Orders use coupons and give them back, codes bring them. */
const changing = ['Order', 'Exchange'] as const;

const couponApi = mainApi.enhanceEndpoints({ addTagTypes: changing }).injectEndpoints({
  endpoints: (build) => ({
    getOwnCoupons: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(couponCalls.list),
      providesTags: [...changing],
    }),
    getFittingCoupons: build.query<Answers<C['fitting']>, Asks<C['fitting']>>({
      query: ask(couponCalls.fitting),
      providesTags: [...changing],
      // An order is paid without a coupon as well.
      extraOptions: { silent: true },
    }),
    chooseCoupon: build.mutation<Answers<C['use']>, Asks<C['use']>>({
      query: ask(couponCalls.use),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useGetOwnCouponsQuery, useGetFittingCouponsQuery, useChooseCouponMutation } =
  couponApi;

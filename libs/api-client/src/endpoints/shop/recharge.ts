import { rechargeCalls } from '@cheese/domain/calls/shop/recharge';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { RechargeContract as C } from '@cheese/domain/contract/shop/recharge';
import { followPaid, paidTags } from '../../afterPayment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const rechargeApi = mainApi.enhanceEndpoints({ addTagTypes: paidTags }).injectEndpoints({
  endpoints: (build) => ({
    getRechargeOffers: build.query<Answers<C['offerList']>, Asks<C['offerList']>>({
      query: ask(rechargeCalls.offerList),
    }),
    placeRechargeOrder: build.mutation<Answers<C['placeOrder']>, Asks<C['placeOrder']>>({
      query: ask(rechargeCalls.placeOrder),
      invalidatesTags: ['Order'],
    }),
    payRechargeOrder: build.mutation<Answers<C['payOrder']>, Asks<C['payOrder']>>({
      query: ask(rechargeCalls.payOrder),
      extraOptions: { silent: true },
    }),
    getRechargeState: build.query<Answers<C['orderState']>, Asks<C['orderState']>>({
      query: ask(rechargeCalls.orderState),
      onQueryStarted: followPaid,
      // The till says it, and asks again by itself.
      extraOptions: { silent: true },
    }),
    getRechargeOrderList: build.query<Answers<C['orderList']>, Asks<C['orderList']>>({
      query: ask(rechargeCalls.orderList),
      providesTags: ['Order'],
    }),
  }),
});

export const {
  useGetRechargeOffersQuery,
  usePlaceRechargeOrderMutation,
  usePayRechargeOrderMutation,
  useGetRechargeStateQuery,
  useGetRechargeOrderListQuery,
} = rechargeApi;

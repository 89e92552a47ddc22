import { membershipCalls } from '@cheese/domain/calls/shop/membership';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { MembershipContract as C } from '@cheese/domain/contract/shop/membership';
import { followPaid, paidAtOnce, tellPaidAtOnce } from '../../afterPayment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';
import { paidTags } from '../../paidTags';

export const membershipApi = mainApi.enhanceEndpoints({ addTagTypes: paidTags }).injectEndpoints({
  endpoints: (build) => ({
    getMemberCardList: build.query<Answers<C['cardList']>, Asks<C['cardList']>>({
      query: ask(membershipCalls.cardList),
    }),
    getEquityList: build.query<Answers<C['equityList']>, Asks<C['equityList']>>({
      query: ask(membershipCalls.equityList),
    }),
    vipPlaceOrder: build.mutation<Answers<C['placeOrder']>, Asks<C['placeOrder']>>({
      query: ask(membershipCalls.placeOrder),
      invalidatesTags: ['Order'],
    }),
    payVipOrder: build.mutation<Answers<C['payOrder']>, Asks<C['payOrder']>>({
      query: ask(membershipCalls.payOrder),
      invalidatesTags: paidAtOnce,
      onQueryStarted: tellPaidAtOnce,
      extraOptions: { silent: true },
    }),
    getVipState: build.query<Answers<C['orderState']>, Asks<C['orderState']>>({
      query: ask(membershipCalls.orderState),
      onQueryStarted: followPaid,
      // The till says it, and asks again by itself.
      extraOptions: { silent: true },
    }),
    getVipOrderList: build.query<Answers<C['orderList']>, Asks<C['orderList']>>({
      query: ask(membershipCalls.orderList),
      providesTags: ['Order'],
    }),
  }),
});

export const {
  useGetMemberCardListQuery,
  useGetEquityListQuery,
  useVipPlaceOrderMutation,
  usePayVipOrderMutation,
  useGetVipStateQuery,
  useGetVipOrderListQuery,
} = membershipApi;

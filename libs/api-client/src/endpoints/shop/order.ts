import { orderCalls } from '@cheese/domain/calls/shop/order';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { OrderContract as C } from '@cheese/domain/contract/shop/order';
import { followPaid, paidAtOnce, tellPaidAtOnce } from '../../afterPayment';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';
import { paidTags } from '../../paidTags';

export const orderApi = mainApi.enhanceEndpoints({ addTagTypes: paidTags }).injectEndpoints({
  endpoints: (build) => ({
    postOrderCommodityV2PlaceOrder: build.mutation<Answers<C['placeOrder']>, Asks<C['placeOrder']>>(
      { query: ask(orderCalls.placeOrder), invalidatesTags: ['Order'] },
    ),
    payOrder: build.mutation<Answers<C['pay']>, Asks<C['pay']>>({
      query: ask(orderCalls.pay),
      invalidatesTags: paidAtOnce,
      onQueryStarted: tellPaidAtOnce,
      extraOptions: { silent: true },
    }),
    getOrderState: build.query<Answers<C['state']>, Asks<C['state']>>({
      query: ask(orderCalls.state),
      onQueryStarted: followPaid,
      // The till says it, and asks again by itself.
      extraOptions: { silent: true },
    }),
    cancelOrder: build.mutation<Answers<C['cancel']>, Asks<C['cancel']>>({
      query: ask(orderCalls.cancel),
      invalidatesTags: ['Order'],
    }),
    getOrderList: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(orderCalls.list),
      providesTags: ['Order'],
    }),
    getOrderDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(orderCalls.detail),
      providesTags: ['Order'],
    }),
  }),
});

export const {
  usePostOrderCommodityV2PlaceOrderMutation,
  usePayOrderMutation,
  useGetOrderStateQuery,
  useCancelOrderMutation,
  useGetOrderListQuery,
  useGetOrderDetailQuery,
} = orderApi;

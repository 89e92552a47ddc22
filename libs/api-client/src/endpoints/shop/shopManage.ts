import { shopManageCalls } from '@cheese/domain/calls/shop/shopManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ShopManageContract as C } from '@cheese/domain/contract/shop/shopManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const shopManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ManagedOrder', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getShopToday: build.query<Answers<C['today']>, Asks<C['today']>>({
        query: ask(shopManageCalls.today),
        providesTags: ['ManagedOrder'],
      }),
      getManagedOrders: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(shopManageCalls.list),
        providesTags: ['ManagedOrder'],
      }),
      getManagedOrder: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(shopManageCalls.detail),
        providesTags: ['ManagedOrder'],
      }),
      refundOrder: build.mutation<Answers<C['refund']>, Asks<C['refund']>>({
        query: ask(shopManageCalls.refund),
        invalidatesTags: ['ManagedOrder', 'Audit'],
      }),
    }),
  });

export const {
  useGetShopTodayQuery,
  useGetManagedOrdersQuery,
  useGetManagedOrderQuery,
  useRefundOrderMutation,
} = shopManageApi;

import { priceManageCalls } from '@cheese/domain/calls/shop/priceManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PriceManageContract as C } from '@cheese/domain/contract/shop/priceManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const priceManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Price', 'Audit'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPrices: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(priceManageCalls.list),
        providesTags: ['Price'],
      }),
      getPriceHistory: build.query<Answers<C['history']>, Asks<C['history']>>({
        query: ask(priceManageCalls.history),
        providesTags: ['Price'],
      }),
      changePrice: build.mutation<Answers<C['change']>, Asks<C['change']>>({
        query: ask(priceManageCalls.change),
        invalidatesTags: ['Price', 'Audit'],
      }),
      limitPrice: build.mutation<Answers<C['limit']>, Asks<C['limit']>>({
        query: ask(priceManageCalls.limit),
        invalidatesTags: ['Price', 'Audit'],
      }),
      withdrawPriceChange: build.mutation<Answers<C['withdraw']>, Asks<C['withdraw']>>({
        query: ask(priceManageCalls.withdraw),
        invalidatesTags: ['Price', 'Audit'],
      }),
    }),
  });

export const {
  useGetPricesQuery,
  useGetPriceHistoryQuery,
  useChangePriceMutation,
  useLimitPriceMutation,
  useWithdrawPriceChangeMutation,
} = priceManageApi;

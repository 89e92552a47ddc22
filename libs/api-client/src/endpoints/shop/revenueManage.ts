import { revenueManageCalls } from '@cheese/domain/calls/shop/revenueManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { RevenueManageContract as C } from '@cheese/domain/contract/shop/revenueManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const revenueManageApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['ManagedOrder'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getRevenue: build.query<Answers<C['report']>, Asks<C['report']>>({
        query: ask(revenueManageCalls.report),
        providesTags: ['ManagedOrder'],
      }),
      exportRevenue: build.mutation<Answers<C['export']>, Asks<C['export']>>({
        query: ask(revenueManageCalls.export),
      }),
    }),
  });

export const { useGetRevenueQuery, useExportRevenueMutation } = revenueManageApi;

import { balanceCalls } from '@cheese/domain/calls/shop/balance';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { BalanceContract as C } from '@cheese/domain/contract/shop/balance';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

export const balanceApi = mainApi.enhanceEndpoints({ addTagTypes: ['Balance'] }).injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query<Answers<C['mine']>, Asks<C['mine']>>({
      query: ask(balanceCalls.mine),
      providesTags: ['Balance'],
    }),
    getBalanceChangeLog: build.query<Answers<C['changeLog']>, Asks<C['changeLog']>>({
      query: ask(balanceCalls.changeLog),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useGetBalanceQuery, useGetBalanceChangeLogQuery } = balanceApi;

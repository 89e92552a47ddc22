import { exchangeCalls } from '@cheese/domain/calls/shop/exchange';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ExchangeContract as C } from '@cheese/domain/contract/shop/exchange';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';
import { paidTags } from '../../paidTags';

const exchangeApi = mainApi
  .enhanceEndpoints({ addTagTypes: [...paidTags, 'Exchange'] })
  .injectEndpoints({
    endpoints: (build) => ({
      exchangeCode: build.mutation<Answers<C['exchange']>, Asks<C['exchange']>>({
        query: ask(exchangeCalls.exchange),
        invalidatesTags: (_answer, failure) => (failure ? [] : [...paidTags, 'Exchange']),
        // The form says it under its field.
        extraOptions: { silent: true },
      }),
      getExchangeHistory: build.query<Answers<C['history']>, Asks<C['history']>>({
        query: ask(exchangeCalls.history),
        providesTags: ['Exchange'],
      }),
    }),
  });

export const { useExchangeCodeMutation, useGetExchangeHistoryQuery } = exchangeApi;

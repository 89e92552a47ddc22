import { privacyCalls } from '@cheese/domain/calls/people/privacy';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { PrivacyContract as C } from '@cheese/domain/contract/people/privacy';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const privacyApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Privacy', 'Retention'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPrivacyOverview: build.query<Answers<C['overview']>, Asks<C['overview']>>({
        query: ask(privacyCalls.overview),
        providesTags: ['Privacy'],
      }),
      getDataLooks: build.query<Answers<C['looks']>, Asks<C['looks']>>({
        query: ask(privacyCalls.looks),
      }),
      exportOwnData: build.mutation<Answers<C['exportOwn']>, Asks<C['exportOwn']>>({
        query: ask(privacyCalls.exportOwn),
        invalidatesTags: ['Privacy'],
      }),
      deleteAccount: build.mutation<Answers<C['deleteAccount']>, Asks<C['deleteAccount']>>({
        query: ask(privacyCalls.deleteAccount),
      }),
      getRetention: build.query<Answers<C['retention']>, Asks<C['retention']>>({
        query: ask(privacyCalls.retention),
        providesTags: ['Retention'],
      }),
      setRetention: build.mutation<Answers<C['setRetention']>, Asks<C['setRetention']>>({
        query: ask(privacyCalls.setRetention),
        invalidatesTags: ['Retention', 'Privacy'],
      }),
    }),
  });

export const {
  useGetPrivacyOverviewQuery,
  useGetDataLooksQuery,
  useExportOwnDataMutation,
  useDeleteAccountMutation,
  useGetRetentionQuery,
  useSetRetentionMutation,
} = privacyApi;

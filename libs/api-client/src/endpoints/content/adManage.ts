import { adManageCalls } from '@cheese/domain/calls/content/adManage';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AdManageContract as C } from '@cheese/domain/contract/content/adManage';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const changed = ['ManagedAd', 'Audit'] as const;

const adManageApi = mainApi.enhanceEndpoints({ addTagTypes: changed }).injectEndpoints({
  endpoints: (build) => ({
    getManagedAds: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(adManageCalls.list),
      providesTags: ['ManagedAd'],
    }),
    saveAd: build.mutation<Answers<C['save']>, Asks<C['save']>>({
      query: ask(adManageCalls.save),
      invalidatesTags: changed,
    }),
    orderAds: build.mutation<Answers<C['order']>, Asks<C['order']>>({
      query: ask(adManageCalls.order),
      invalidatesTags: changed,
    }),
    removeAd: build.mutation<Answers<C['remove']>, Asks<C['remove']>>({
      query: ask(adManageCalls.remove),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetManagedAdsQuery,
  useSaveAdMutation,
  useOrderAdsMutation,
  useRemoveAdMutation,
} = adManageApi;

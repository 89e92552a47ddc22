import { adCalls } from '@cheese/domain/calls/content/ad';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { AdContract as C } from '@cheese/domain/contract/content/ad';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const adApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getAds: build.query<Answers<C['list']>, Asks<C['list']>>({ query: ask(adCalls.list) }),
  }),
});

export const { useGetAdsQuery } = adApi;

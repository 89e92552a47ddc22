import { siteCalls } from '@cheese/domain/calls/site';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { SiteContract as C } from '@cheese/domain/contract/site';
import { ask } from '../base';
import { mainApi } from '../mainApi';

const siteApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteFacts: build.query<Answers<C['facts']>, Asks<C['facts']>>({
      query: ask(siteCalls.facts),
    }),
  }),
});

export const { useGetSiteFactsQuery } = siteApi;

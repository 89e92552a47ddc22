import { homeCalls } from '@cheese/domain/calls/front/home';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { HomeContract as C } from '@cheese/domain/contract/front/home';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const homeApi = mainApi.enhanceEndpoints({ addTagTypes: ['Owned'] }).injectEndpoints({
  endpoints: (build) => ({
    getHomeBlocks: build.query<Answers<C['blocks']>, Asks<C['blocks']>>({
      query: ask(homeCalls.blocks),
      providesTags: ['Owned'],
    }),
  }),
});

export const { useGetHomeBlocksQuery } = homeApi;

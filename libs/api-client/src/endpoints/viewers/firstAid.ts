import { firstAidCalls } from '@cheese/domain/calls/viewers/firstAid';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { FirstAidContract as C } from '@cheese/domain/contract/viewers/firstAid';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const firstAidApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstAidDownloadPath: build.query<Answers<C['downloadPath']>, Asks<C['downloadPath']>>({
      query: ask(firstAidCalls.downloadPath),
    }),
  }),
});

export const { useGetFirstAidDownloadPathQuery } = firstAidApi;

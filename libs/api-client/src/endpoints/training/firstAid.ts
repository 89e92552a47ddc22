import { firstAidCalls } from '@cheese/domain/calls/training/firstAid';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { FirstAidContract as C } from '@cheese/domain/contract/training/firstAid';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const firstAidApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstAidDownloadPath: build.query<Answers<C['downloadPath']>, Asks<C['downloadPath']>>({
      query: ask(firstAidCalls.downloadPath),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useGetFirstAidDownloadPathQuery } = firstAidApi;

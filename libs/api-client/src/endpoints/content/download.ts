import { downloadCalls } from '@cheese/domain/calls/content/download';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { DownloadContract as C } from '@cheese/domain/contract/content/download';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const downloadApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getDownloads: build.query<Answers<C['list']>, Asks<C['list']>>({
      query: ask(downloadCalls.list),
    }),
  }),
});

export const { useGetDownloadsQuery } = downloadApi;

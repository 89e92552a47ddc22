import { newsCalls } from '@cheese/domain/calls/content/news';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { NewsContract as C } from '@cheese/domain/contract/content/news';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const newsApi = mainApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsList: build.query<Answers<C['list']>, Asks<C['list']>>({ query: ask(newsCalls.list) }),
    getNewsDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
      query: ask(newsCalls.detail),
    }),
  }),
});

export const { useGetNewsListQuery, useGetNewsDetailQuery } = newsApi;

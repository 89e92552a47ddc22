import { chapterCalls } from '@cheese/domain/calls/learning/chapter';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { ChapterContract as C } from '@cheese/domain/contract/learning/chapter';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const chapterApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Owned', 'Progress'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getChapterList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(chapterCalls.list),
      }),
      getChapterDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(chapterCalls.detail),
        providesTags: ['Owned', 'Progress'],
      }),
    }),
  });

export const { useGetChapterListQuery, useGetChapterDetailQuery } = chapterApi;

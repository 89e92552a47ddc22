import { questionLibraryCalls } from '@cheese/domain/calls/exam/questionLibrary';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { QuestionLibraryContract as C } from '@cheese/domain/contract/exam/questionLibrary';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const questionLibraryApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['QuestionLibrary', 'QuestionProgress', 'Owned'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getQuestionLibraryList: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(questionLibraryCalls.list),
        providesTags: ['Owned'],
      }),
      getQuestionLibraryDetail: build.query<Answers<C['detail']>, Asks<C['detail']>>({
        query: ask(questionLibraryCalls.detail),
        providesTags: ['QuestionLibrary', 'QuestionProgress', 'Owned'],
      }),
      getQuestionLibraryCatalog: build.query<Answers<C['catalog']>, Asks<C['catalog']>>({
        query: ask(questionLibraryCalls.catalog),
        providesTags: ['QuestionProgress', 'Owned'],
      }),
      refreshQuestionLibrary: build.mutation<Answers<C['refresh']>, Asks<C['refresh']>>({
        query: ask(questionLibraryCalls.refresh),
        invalidatesTags: ['QuestionProgress'],
      }),
      subscribeQuestionLibrary: build.mutation<Answers<C['subscribe']>, Asks<C['subscribe']>>({
        query: ask(questionLibraryCalls.subscribe),
        invalidatesTags: ['QuestionLibrary'],
      }),
      unsubscribeQuestionLibrary: build.mutation<Answers<C['unsubscribe']>, Asks<C['unsubscribe']>>(
        { query: ask(questionLibraryCalls.unsubscribe), invalidatesTags: ['QuestionLibrary'] },
      ),
      getLibraryStatistics: build.query<Answers<C['statistics']>, Asks<C['statistics']>>({
        query: ask(questionLibraryCalls.statistics),
        providesTags: ['QuestionProgress'],
      }),
      getSubscribedQuestionLibraries: build.query<Answers<C['subscribed']>, Asks<C['subscribed']>>({
        query: ask(questionLibraryCalls.subscribed),
        providesTags: ['QuestionLibrary', 'QuestionProgress', 'Owned'],
      }),
    }),
  });

export const {
  useGetQuestionLibraryListQuery,
  useGetQuestionLibraryDetailQuery,
  useGetQuestionLibraryCatalogQuery,
  useRefreshQuestionLibraryMutation,
  useSubscribeQuestionLibraryMutation,
  useUnsubscribeQuestionLibraryMutation,
  useGetLibraryStatisticsQuery,
  useGetSubscribedQuestionLibrariesQuery,
} = questionLibraryApi;

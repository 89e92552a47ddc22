import { collectedQuestionCalls } from '@cheese/domain/calls/exam/collectedQuestion';
import type { Answers, Asks } from '@cheese/domain/contract/call';
import type { CollectedQuestionContract as C } from '@cheese/domain/contract/exam/collectedQuestion';
import { ask } from '../../base';
import { mainApi } from '../../mainApi';

const collectedQuestionApi = mainApi
  .enhanceEndpoints({ addTagTypes: ['Collect'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCollectedQuestions: build.query<Answers<C['list']>, Asks<C['list']>>({
        query: ask(collectedQuestionCalls.list),
        providesTags: ['Collect'],
      }),
      getCollectedQuestionIds: build.query<Answers<C['ids']>, Asks<C['ids']>>({
        query: ask(collectedQuestionCalls.ids),
        providesTags: ['Collect'],
      }),
    }),
  });

export const { useGetCollectedQuestionsQuery, useGetCollectedQuestionIdsQuery } =
  collectedQuestionApi;
